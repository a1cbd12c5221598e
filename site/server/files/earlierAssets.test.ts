/** Builds of the site one after the other, as deploy/install.sh keeps them. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'postcss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { openEarlierAssets } from './earlierAssets.ts'
import { trustName } from '../../../demo/texts.ts'
import { createSiteServer } from '../siteServer.ts'
import { wholeSheet } from '../inlineStyle.ts'

const root = mkdtempSync(join(tmpdir(), 'site-builds-'))
const [outDir, earlierDir] = [join(root, 'site'), join(root, 'site-earlier')]
const assets = join(outDir, 'assets')
afterAll(() => rmSync(root, { recursive: true }))

/** @returns the name of the chunk that this build's page loads on demand */
const deploy = async (number: number): Promise<string> => {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>A page</title><script type="module" src="/main.js"></script><link rel="stylesheet" href="/page.css">',
  )
  writeFileSync(join(root, 'page.css'), `p { order: ${number} }`)
  writeFileSync(join(root, 'main.js'), 'globalThis.later = () => import("./later.js")')
  writeFileSync(join(root, 'later.js'), `export const build = ${number}`)
  if (existsSync(assets)) cpSync(assets, join(earlierDir, `before-${number}`), { recursive: true })
  await build({ configFile: false, logLevel: 'silent', root, build: { outDir, emptyOutDir: true } })
  return readdirSync(assets).find((name) => name.startsWith('later')) ?? ''
}

const serve = () => {
  const [siteRoot, apiRoot, gatewayRoot] = ['http://site.test', 'http://api.test/api', 'http://gateway.test']
  return createSiteServer(root, { siteRoot, apiRoot, gatewayRoot, trustName }, () => {})
}

const chunks: string[] = []
let afterThree: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  for (const number of [1, 2, 3]) chunks.push(await deploy(number))
  afterThree = await serve()
})

it.each([1, 2, 3])('answers a request for the chunk of build %i of 3', async (number) => {
  expect(new Set(chunks).size).toBe(3)
  const answer = await afterThree(new Request(`http://site.test/assets/${chunks[number - 1]}`))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(String(number))
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

it('answers the whole sheet of an earlier build, which its server made', async () => {
  const name = readdirSync(earlierDir)
    .flatMap((one) => readdirSync(join(earlierDir, one)).map((file) => join(earlierDir, one, file)))
    .find((path) => path.endsWith('.css') && readFileSync(path, 'utf8').includes('order:2'))
  const { path } = await wholeSheet(parse(readFileSync(name ?? '', 'utf8')))
  const answer = await afterThree(new Request(`http://site.test${path}`))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('order:2')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await afterThree(new Request('http://site.test/assets/whole-AAAAAAAA.css'))).status).toBe(404)
})

it('reports a file as missing once it is removed, and finds it where it is kept', async () => {
  const handle = await serve()
  const ask = async () => (await handle(new Request(`http://site.test/assets/${chunks[1]}`))).status
  const aside = join(root, 'aside')
  renameSync(earlierDir, aside)
  expect([await ask(), await ask()]).toEqual([404, 404])
  renameSync(aside, earlierDir)
  expect(await ask()).toBe(200)
})

it('serves any copy of a file that several builds have', async () => {
  const folder = join(root, 'several')
  for (const name of ['a', 'b', 'c']) cpSync(assets, join(folder, name), { recursive: true })
  const file = await openEarlierAssets(folder, (text) => text)
  for (const name of ['a', 'c']) rmSync(join(folder, name), { recursive: true })
  const [chunk] = readdirSync(join(folder, 'b'))
  expect(await file(`/assets/${chunk}`)).toBeDefined()
})
