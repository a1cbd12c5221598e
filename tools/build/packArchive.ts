/** Packs the release: the programs, their build and their production packages in one archive, so that a server needs neither npm nor a compiler. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { distDir, repository } from '../../demo/stack/places.ts'

const run = promisify(execFile)

/** The most that an unpacked release may weigh, in MB. A server keeps three. */
const MOST_MEGABYTES = 350

/** What runs on a server, the sample content, and what its operator reads. */
const sources =
  'api shared site/server deploy docs demo/content demo/provider demo/sandboxProvider.ts demo/stack/listen.ts demo/stack/places.ts demo/stack/samplePage.ts package.json package-lock.json CHANGELOG.md LICENSE README.md'.split(
    ' ',
  )
const builds = ['site', 'site-server', 'widget']

/** Tests and their data stay at home. */
export const isArchived = (path: string): boolean => !/\.(test|testdata)\.tsx?$|(^|\/)testing\//.test(path)

const unused = [
  // Maps and types: Node reads neither.
  /\.map$|\.d\.[cm]?ts$/,
  // The package with Node has each of its files twice.
  /(^|\/)node_modules\/node\/node_modules(\/|$)/,
  // Weights of fonts that no document uses (api/accounting/receipts/pdf/pdfWorker.ts).
  /\/@expo-google-fonts\/.*\.ttf$(?<!_(400Regular|600SemiBold)\.ttf)/,
  /\/@embedpdf\/fonts-sc\/.*\.otf$(?<!NotoSansHans-Regular\.otf)/,
]

/** Whether a program reads the file of its packages. */
export const isNeededToRun = (path: string): boolean => !unused.some((pattern) => pattern.test(path))

/** The version for the tagged commit of a release, without changes; otherwise version and commit. @param commit ends with `-dirty` if files differ from it */
export const archiveName = (version: string, commit: string, tags: readonly string[]): string =>
  tags.includes(`v${version}`) && !commit.endsWith('-dirty') ? version : `${version}-${commit}`

/** Packages of fonts have no program. */
export const isFont = (name: string): boolean => /^@(expo-google-fonts|embedpdf)\//.test(name)

/**
 * Writes `dist/release/donate-NAME-PLATFORM.tar.gz` and its checksum. The archive has one folder, NAME. It runs on the platform of this machine.
 *
 * @param name of the release: `1.1.0`
 * @returns one line about the archive
 * @throws Error if a package or program of the archive does not load, or if it is too large
 */
export async function packArchive(name: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'release-'))
  try {
    const root = join(stage, name)
    await copySources(root)
    for (const build of builds) await cp(join(distDir, build), join(root, 'dist', build), { recursive: true })
    await installPackages(root)
    await loadEverything(root)
    const megabytes = Math.ceil((await sizeOf(root)) / 1e6)
    if (megabytes > MOST_MEGABYTES) throw new Error(`The release has ${megabytes} MB, and may have ${MOST_MEGABYTES}.`)
    const file = `donate-${name}-${process.platform}-${process.arch}.tar.gz`
    const archive = join(distDir, 'release', file)
    await mkdir(dirname(archive), { recursive: true })
    // The programs' user reads what root unpacks, whatever the umask of this machine.
    const rights = '--owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w'.split(' ')
    await run('tar', [...rights, '-czf', archive, '-C', stage, name])
    const packed = await readFile(archive)
    await writeFile(`${archive}.sha256`, `${createHash('sha256').update(packed).digest('hex')}  ${file}\n`)
    return `packed dist/release/${file}: ${Math.ceil(packed.length / 1e6)} MB, ${megabytes} MB unpacked`
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** Copies what git knows or would add: the kept widget of a new release is not committed yet. */
async function copySources(root: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources]
  const { stdout } = await run('git', args, { cwd: repository, maxBuffer: 1e8 })
  for (const path of new Set(stdout.split('\0'))) {
    if (path !== '' && isArchived(path)) await cp(join(repository, path), join(root, path))
  }
}

async function installPackages(root: string): Promise<void> {
  // npm names its own file; started in another way, the machine's npm does it.
  const npm = process.env['npm_execpath']
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, maxBuffer: 1e8 }
  await (npm ? run(process.execPath, [npm, ...args], options) : run('npm', args, options))
  const entries = await readdir(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (!isNeededToRun(path)) await rm(path, { recursive: true, force: true })
  }
}

/** Each package loads with the archive's own Node, and each program reaches its first question: the missing configuration. */
async function loadEverything(root: string): Promise<void> {
  const node = join(root, 'node_modules/node/bin/node')
  const options = { cwd: root, env: { NODE_ENV: 'production' } }
  const packages = Object.keys(packageJson.dependencies).filter((name) => !isFont(name))
  const modules = [...packages, './dist/site-server/render.js']
  const load = `for (const name of ${JSON.stringify(modules)}) await import(name); await (await import('./api/accounting/receipts/pdf/pdfWorker.ts')).readFonts()`
  await run(node, ['--input-type=module', '--eval', load], options)
  for (const program of ['api/server/main.ts', 'site/server/main.ts', 'demo/sandboxProvider.ts']) {
    const code = await run(node, [program], options).then(
      () => 0,
      (error: { code: number; stderr: string }) => (error.code === 78 ? 78 : error.stderr),
    )
    if (code !== 78) throw new Error(`${program} of the archive does not start: ${code}`)
  }
}

/** Bytes of all files of a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
