import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, runTool } from '../quality/runCommand.ts'
import { buildParts } from '../serve/buildParts.ts'
import { distDir, repository } from '../serve/places.ts'
import { consumers } from './consumers.testdata.ts'

const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
const installed = join(folder, 'node_modules/donate-widget')

const npm = async (...args: string[]): Promise<void> => {
  const { code, output } = await run('npm', ['--prefix', folder, ...args])
  if (code !== 0) throw new Error(output)
}

// Packed and installed as from the registry, but without it.
beforeAll(async () => {
  await buildParts({ parts: ['package'] })
  await npm('pack', join(distDir, 'package'), '--pack-destination', folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  await npm('install', join(folder, tarball), '--offline', '--ignore-scripts', '--no-save')
  mkdirSync(join(folder, 'node_modules/@types'))
  for (const other of ['react', '@types/react', 'vue'])
    symlinkSync(join(repository, 'node_modules', other), join(folder, 'node_modules', other))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('holds what it needs and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ name }) => name)
  for (const paper of ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']) expect(names).toContain(paper)
  expect(names.filter((name) => !/(\.d\.ts|\.js|\.md|^LICENSE|^package\.json)$/.test(name))).toEqual([])
})

// A compiler with all of React's types takes its time, where other tests use the same two cores.
describe('types for', { timeout: 90_000 }, () => {
  it.each(consumers)('$name', async ({ name, files, options }) => {
    const project = join(folder, name.replaceAll(/\W+/g, '-'))
    mkdirSync(project)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text)
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: Object.keys(files) }),
    )
    const { code, output } = await runTool('tsc', ['-p', project])
    expect(output).toBe('')
    expect(code).toBe(0)
  })
})

it('can be imported where there is no window, and says so kindly when called', async () => {
  const script = join(folder, 'server.js')
  writeFileSync(
    script,
    "import { loadDonateWidget } from 'donate-widget'\nloadDonateWidget({ src: '/donate.js' }).catch(({ code }) => console.log(code))",
  )
  expect((await run(process.execPath, [script])).output.trim()).toBe('no-window')
})
