import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { build } from 'vite'
import { rewriteSources } from './rewriteSources.ts'

const folder = mkdtempSync(join(tmpdir(), 'rewrite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds a module with this text, and returns the result. */
const built = async (text: string): Promise<string> => {
  const input = join(folder, 'library.js')
  writeFileSync(input, text)
  const rewrite = {
    modules: /library\.js$/,
    pattern: /globalThis\.(\w+)/g,
    replacement: (_: string, name = '') => name,
  }
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [rewriteSources('no-globals', [rewrite])],
    build: { write: false, minify: false, lib: { entry: input, formats: ['es'], fileName: 'library' } },
  })
  return JSON.stringify(result)
}

it('changes every match', async () => {
  const code = await built('const a = 1, b = 2; export const sum = globalThis.a + globalThis.b')
  expect(code).not.toContain('globalThis')
})

it('fails the build without a match', async () => {
  await expect(built('export const sum = 3')).rejects.toThrow('no-globals: nothing in the modules')
})
