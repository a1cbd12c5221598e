import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { run, runTool } from '../check/runCommand.ts'
import { buildParts } from './buildParts.ts'
import { distDir, repository } from '../../demo/stack/places.ts'
import { type Consumer, consumers } from './consumers.testdata.ts'

const documented = readFileSync(join(repository, 'docs/embedding/react.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'consumer-'))

/** The folder of a consumer with this version of React. It holds the package as npm unpacks it, without the registry. */
const place = (react: Consumer['react']): string => join(folder, react)
const installed = join(place('react'), 'node_modules/donate-widget')

/** Folders of the repository's modules, by the name that a consumer uses. */
const others = (react: Consumer['react']): ReadonlyArray<readonly [name: string, ours: string]> => [
  ['react', react === 'react' ? 'node_modules/react' : 'e2e/npmPackage/react18/node_modules/react'],
  ['@types/react', react === 'react' ? 'node_modules/@types/react' : 'node_modules/types-react18'],
  ['vue', 'node_modules/vue'],
]

/** The file from `npm pack`. */
const tarball = (): string => readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''

beforeAll(async () => {
  await buildParts({ parts: ['package'] })
  const packed = await run('npm', ['pack', join(distDir, 'package'), '--pack-destination', folder, '--ignore-scripts'])
  if (packed.code !== 0) throw new Error(packed.output)
  for (const react of ['react', 'react18'] as const) {
    const modules = join(place(react), 'node_modules')
    for (const part of ['donate-widget', '@types']) mkdirSync(join(modules, part), { recursive: true })
    writeFileSync(join(place(react), 'package.json'), '{ "private": true, "type": "module" }')
    const into = ['--strip-components=1', '-C', join(modules, 'donate-widget')]
    const unpacked = await run('tar', ['-xzf', join(folder, tarball()), ...into])
    if (unpacked.code !== 0) throw new Error(unpacked.output)
    for (const [name, ours] of others(react)) symlinkSync(join(repository, ours), join(modules, name))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it('is installed as documented: the packed file, because a folder would bring a second React', () => {
  expect(tarball()).toBe(`donate-widget-${packageJson.version}.tgz`)
  expect(documented).toContain('npm pack ./dist/package\nnpm install ./donate-widget-<version>.tgz\n')
  expect(documented).not.toMatch(/npm install \S*dist/)
})

it('contains what it needs and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ name }) => name)
  for (const paper of ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']) expect(names).toContain(paper)
  expect(names.filter((name) => !/(\.d\.ts|\.js|\.md|^LICENSE|^package\.json)$/.test(name))).toEqual([])
})

/** The compiler's errors in the programs of a consumer, and in all types that they read. */
async function typeFaults({ react, files, options }: Omit<Consumer, 'name'>): Promise<string> {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place(react), file), text)
  const config = join(place(react), 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: Object.keys(files) }))
  return (await runTool('tsc', ['-p', config])).output
}

describe('types for', () => {
  it.each(consumers)('$name', async (consumer) => {
    expect(await typeFaults(consumer)).toBe('')
  })

  it('reports errors in a wrong program', async () => {
    const [{ options, react }] = consumers
    const files = { 'wrong.ts': "import { loadDonateWidget } from 'donate-widget'\nloadDonateWidget(3)" }
    expect(await typeFaults({ options, react, files })).toContain('wrong.ts(2')
  })
})

it('can be imported without a window, and explains itself when it is called', async () => {
  const script = join(place('react'), 'server.js')
  writeFileSync(
    script,
    "import { loadDonateWidget } from 'donate-widget'\nloadDonateWidget({ src: '/donate.js' }).catch(({ code }) => console.log(code))",
  )
  expect((await run(process.execPath, [script])).output.trim()).toBe('no-window')
})
