import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { importCircles, measureWidget, withStaticImports } from './budgets.ts'

const folder = mkdtempSync(join(tmpdir(), 'built-'))
afterAll(() => rmSync(folder, { recursive: true }))
const put = (path: string, code: string) => writeFileSync(join(folder, path), code)
// The earlier build's modules are beside the current one's.
for (const build of ['0a1b2c3d', 'abcd1234']) mkdirSync(join(folder, build))
put('donate.js', '(()=>{import("./abcd1234/"+"modal.js")})()')
put(
  'abcd1234/modal.js',
  'import{a as t}from"./a.js";import"./b.js";export*from"./c.js";const later=()=>import("./later.js");export{t}',
)
put('abcd1234/a.js', 'export{x as a}from"./b.js"')
put('abcd1234/b.js', 'const x=1;export{x}')
put('abcd1234/c.js', 'export const c="import{no}from\\"./later.js\\""')
put('abcd1234/later.js', 'export{}')
put('abcd1234/en.js', 'export{}')
put('abcd1234/hi.js', 'export{}')
put('0a1b2c3d/modal.js', 'export const old = 1')

it('counts a module and its static imports once each, and no dynamic imports', async () => {
  const files = [...(await withStaticImports(join(folder, 'abcd1234/modal.js')))]
  expect(files.map((file) => basename(file)).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'modal.js'])
})

it('counts the current build’s loader, the dialog with its imports and one language as the opening', async () => {
  const { loader, openings } = await measureWidget(folder)
  expect(loader.files).toHaveLength(1)
  expect(openings.map(({ files }) => files.map((file) => basename(file)).toSorted())).toEqual([
    ['a.js', 'b.js', 'c.js', 'donate.js', 'en.js', 'modal.js'],
    ['a.js', 'b.js', 'c.js', 'donate.js', 'hi.js', 'modal.js'],
  ])
})

it('finds built files that import each other in a circle, directly or over others', () => {
  const chunk = (file: string, ...imports: string[]) => ({ file, imports })
  expect(importCircles({ a: chunk('a.js', 'b', 'c'), b: chunk('b.js', 'c'), c: chunk('c.js') })).toEqual([])
  expect(importCircles({ a: chunk('a.js', 'b'), b: chunk('b.js', 'c'), c: chunk('c.js', 'b') })).toEqual([
    'b.js → c.js → b.js',
  ])
})
