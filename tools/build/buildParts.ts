/** Builds what is missing or stale. A build is fresh if the hash of all its inputs is the same. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { trustNameVariables } from '../../shared/configuration/commonVariables.ts'
import { distDir, repository } from '../../demo/stack/places.ts'
import { storybook } from '../workshop/eachStory.ts'

const run = promisify(execFile)

export type Part = 'widget' | 'site' | 'package' | 'workshop'

interface Build {
  /** Patterns of its inputs, besides `everyBuild`. */
  inputs: readonly string[]
  /** A file that the build writes. */
  result: string
  /** Programs of node_modules, and their arguments. */
  commands: ReadonlyArray<readonly string[]>
}

const vite = (config: string, ...more: string[]) => ['vite', 'build', '--config', config, '--logLevel', 'warn', ...more]

/** Inputs of every build. */
const everyBuild = ['tools/build/**', 'tsconfig.json', 'package-lock.json', 'package.json']

const BUILDS: Record<Part, Build> = {
  widget: {
    inputs: ['{shared,widget}/**', 'vite.widget.config.ts'],
    result: 'widget/donate.js',
    commands: [vite('vite.widget.config.ts')],
  },
  site: {
    inputs: ['{shared,site}/**', 'vite.site.config.ts', 'widget/publicApi.ts'],
    result: 'site-server/render.js',
    // For the browser, and as the program that renders its public pages to HTML.
    commands: [
      vite('vite.site.config.ts'),
      vite('vite.site.config.ts', '--ssr', 'framework/render.tsx', '--outDir', '../dist/site-server'),
    ],
  },
  package: {
    inputs: [
      'shared/{donation,contract}/**',
      'widget/{package,react}/**',
      '{widget/publicApi.ts,CHANGELOG.md,LICENSE}',
    ],
    result: 'package/package.json',
    commands: [vite('tools/build/vite.package.config.ts')],
  },
  workshop: {
    inputs: ['{shared,widget,site,tools/workshop,demo/content/pictures}/**'],
    result: 'workshop/iframe.html',
    commands: [[...storybook('build'), '--output-dir', 'dist/workshop', '--quiet']],
  },
}
/** Part of the build. If unset, the build holds placeholders that the site server replaces. */
const NAMES = Object.values(trustNameVariables).map((name) => `VITE_${name}`)
const ENVIRONMENT = ['VITE_API_ROOT', 'VITE_SITE_ROOT', 'VITE_SOCIAL', ...NAMES]

/**
 * Builds `dist/widget`, `dist/site` and the npm package `dist/package` where they are missing or older than their sources. The workshop is built for who
 * names it.
 *
 * @param options.say called with the name of each build
 * @returns the parts that were built
 * @throws Error with the output of the failed build
 */
export async function buildParts(options: { parts?: Part[]; say?: (line: string) => void } = {}): Promise<Part[]> {
  const parts = options.parts ?? ['widget', 'site', 'package']
  const states = await Promise.all(parts.map(async (part) => ({ part, fingerprint: await fingerprint(part) })))
  const stale: typeof states = []
  for (const state of states) if (!(await isFresh(state.part, state.fingerprint))) stale.push(state)
  const builds = await Promise.allSettled(
    stale.map(async ({ part, fingerprint }) => {
      const begun = performance.now()
      await stamped(stampOf(part), fingerprint, async () => {
        for (const command of BUILDS[part].commands) await runBuild(part, command)
      })
      options.say?.(`built ${part} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }),
  )
  // Waits for all builds first: a build that is stopped leaves an incomplete folder.
  for (const build of builds) if (build.status === 'rejected') throw build.reason
  return stale.map(({ part }) => part)
}

const stampOf = (part: Part): string => join(distDir, `${part}.stamp`)

/** Runs a build. A failed or stopped build leaves no stamp, not even an older one: the folder may be a mix of two builds. */
export async function stamped(stamp: string, fingerprint: string, build: () => Promise<void>): Promise<void> {
  await rm(stamp, { force: true })
  await build()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, fingerprint)
}

async function isFresh(part: Part, fingerprint: string): Promise<boolean> {
  if (!existsSync(join(distDir, BUILDS[part].result))) return false
  return (await readFile(stampOf(part), 'utf8').catch(() => '')) === fingerprint
}

/** Hash of all inputs of a part. */
export async function fingerprint(part: Part): Promise<string> {
  const patterns = [...everyBuild, ...BUILDS[part].inputs]
  // The site's server reads the build; it is no input of it.
  const found = globSync(patterns, { cwd: repository, exclude: ['**/*.test.{ts,tsx}', 'site/server/**'] })
  const hash = createHash('sha256')
  for (const path of found.toSorted()) {
    // A folder has no text.
    hash.update(`${path}\0`).update(await readFile(join(repository, path)).catch(() => ''))
  }
  for (const name of ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** In a process of its own: a build sets NODE_ENV, and its memory goes with it. */
async function runBuild(part: Part, [program = '', ...parameters]: readonly string[]): Promise<void> {
  const args = [join(repository, 'node_modules/.bin', program), ...parameters]
  // The caller may run in development; the build is for production.
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(process.execPath, args, { cwd: repository, env, maxBuffer: 1e8 }).catch(({ stdout, stderr, message }) => {
    throw new Error(`The build of ${part} failed:\n${`${stdout}${stderr}`.trim() || message}`)
  })
}
