/** Builds of the site one after the other, as a deploy makes them. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { keepEarlierAssets } from '../../vite.earlier.ts'
import { createSiteServer } from './siteServer.ts'

const root = mkdtempSync(join(tmpdir(), 'site-builds-'))
const [outDir, earlierDir] = [join(root, 'site'), join(root, 'site-earlier')]
afterAll(() => rmSync(root, { recursive: true }))

/** @returns the name of the chunk that this build's page fetches later */
const buildOnce = async (number: number): Promise<string> => {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>A page</title><script type="module" src="/main.js"></script>',
  )
  writeFileSync(join(root, 'main.js'), 'globalThis.later = () => import("./later.js")')
  writeFileSync(join(root, 'later.js'), `export const build = ${number}`)
  const plugins = [keepEarlierAssets(outDir, earlierDir)]
  await build({ configFile: false, logLevel: 'silent', root, plugins, build: { outDir, emptyOutDir: true } })
  const assets = join(outDir, 'assets')
  utimesSync(assets, number * 86_400, number * 86_400)
  return readdirSync(assets).find((name) => name.startsWith('later')) ?? ''
}

const serve = () => {
  const [siteRoot, apiRoot, gatewayRoot] = ['http://site.test', 'http://api.test/api', 'http://gateway.test']
  return createSiteServer(root, { siteRoot, apiRoot, gatewayRoot }, () => {})
}

const chunks: string[] = []
beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) chunks.push(await buildOnce(number))
})

it('the output holds the newest build only', () => {
  expect(readdirSync(join(outDir, 'assets')).filter((name) => name.startsWith('later'))).toEqual([chunks[5]])
  expect(new Set(chunks).size).toBe(6)
})

it.each([
  [1, 404],
  [2, 200],
  [5, 200],
  [6, 200],
])('a page of build %i of 6 asks for a part of its own and gets %i', async (number, status) => {
  const handle = await serve()
  const answer = await handle(new Request(`http://site.test/assets/${chunks[number - 1]}`))
  expect(answer.status).toBe(status)
  if (status === 404) return
  expect(await answer.text()).toContain(String(number))
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

it('a build that cannot be made takes nothing away', async () => {
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
