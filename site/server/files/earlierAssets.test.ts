/** Builds of the site one after the other, as in deploys. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'postcss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { keepEarlierAssets } from '../../../tools/build/keepEarlier.ts'
import { openEarlierAssets } from './earlierAssets.ts'
import { trustName } from '../../../demo/texts.ts'
import { createSiteServer } from '../siteServer.ts'
import { wholeSheet } from '../inlineStyle.ts'

const root = mkdtempSync(join(tmpdir(), 'site-builds-'))
const [outDir, earlierDir] = [join(root, 'site'), join(root, 'site-earlier')]
afterAll(() => rmSync(root, { recursive: true }))

/** @returns the name of the chunk that this build's page loads on demand */
const buildOnce = async (number: number): Promise<string> => {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>A page</title><script type="module" src="/main.js"></script><link rel="stylesheet" href="/page.css">',
  )
  writeFileSync(join(root, 'page.css'), `p { order: ${number} }`)
  writeFileSync(join(root, 'main.js'), 'globalThis.later = () => import("./later.js")')
  writeFileSync(join(root, 'later.js'), `export const build = ${number}`)
  const plugins = [keepEarlierAssets(outDir, earlierDir)]
  await build({ configFile: false, logLevel: 'silent', root, plugins, build: { outDir, emptyOutDir: true } })
  return readdirSync(join(outDir, 'assets')).find((name) => name.startsWith('later')) ?? ''
}

const serve = () => {
  const [siteRoot, apiRoot, gatewayRoot] = ['http://site.test', 'http://api.test/api', 'http://gateway.test']
  return createSiteServer(root, { siteRoot, apiRoot, gatewayRoot, trustName }, () => {})
}

const chunks: string[] = []
let afterSix: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) chunks.push(await buildOnce(number))
  afterSix = await serve()
})

it('keeps only the newest build in the output', () => {
  expect(readdirSync(join(outDir, 'assets')).filter((name) => name.startsWith('later'))).toEqual([chunks[5]])
  expect(new Set(chunks).size).toBe(6)
})

it.each([
  [1, 404],
  [2, 200],
  [5, 200],
  [6, 200],
])('answers a request for the chunk of build %i of 6 with %i', async (number, status) => {
  const answer = await afterSix(new Request(`http://site.test/assets/${chunks[number - 1]}`))
  expect(answer.status).toBe(status)
  if (status === 404) return
  expect(await answer.text()).toContain(String(number))
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

it('answers the whole sheet of an earlier build, which its server made', async () => {
  const name = readdirSync(earlierDir)
    .flatMap((one) => readdirSync(join(earlierDir, one)).map((file) => join(earlierDir, one, file)))
    .find((path) => path.endsWith('.css') && readFileSync(path, 'utf8').includes('order:5'))
  const { path } = await wholeSheet(parse(readFileSync(name ?? '', 'utf8')))
  const answer = await afterSix(new Request(`http://site.test${path}`))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('order:5')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await afterSix(new Request('http://site.test/assets/whole-AAAAAAAA.css'))).status).toBe(404)
})

it('removes nothing if a build fails', async () => {
  const before = [readdirSync(earlierDir), readdirSync(join(outDir, 'assets'))]
  await expect(
    build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [keepEarlierAssets(outDir, earlierDir)],
      build: { outDir, rolldownOptions: { input: join(root, 'gone.js') } },
    }),
  ).rejects.toThrow('gone.js')
  expect([readdirSync(earlierDir), readdirSync(join(outDir, 'assets'))]).toEqual(before)
})

const statusesOf = async (numbers: readonly number[]): Promise<number[]> => {
  const handle = await serve()
  const ask = (number: number) => handle(new Request(`http://site.test/assets/${chunks[number - 1]}`))
  return Promise.all(numbers.map(async (number) => (await ask(number)).status))
}

it('removes no earlier build after builds that change nothing', async () => {
  for (const number of [6, 6, 6, 5, 6, 5, 6]) await buildOnce(number)
  expect(readdirSync(earlierDir)).toHaveLength(4)
  expect(await statusesOf([3, 4, 5, 6])).toEqual([200, 200, 200, 200])
})

it('counts a build that was restored as the last one before the next', async () => {
  for (const number of [3, 7, 8]) await buildOnce(number)
  expect(await statusesOf([3, 4])).toEqual([200, 404])
})

it('reports a file as missing after a build removed it, and finds it where it is kept', async () => {
  const handle = await serve()
  const ask = async () => (await handle(new Request(`http://site.test/assets/${chunks[2]}`))).status
  const aside = join(root, 'aside')
  renameSync(earlierDir, aside)
  expect([await ask(), await ask()]).toEqual([404, 404])
  renameSync(aside, earlierDir)
  expect(await ask()).toBe(200)
})

it('serves any copy of a file that several builds have', async () => {
  const folder = join(root, 'several')
  for (const name of ['a', 'b', 'c']) cpSync(join(outDir, 'assets'), join(folder, name), { recursive: true })
  const file = await openEarlierAssets(folder, (text) => text)
  for (const name of ['a', 'c']) rmSync(join(folder, name), { recursive: true })
  const [chunk] = readdirSync(join(folder, 'b'))
  expect(await file(`/assets/${chunk}`)).toBeDefined()
})
