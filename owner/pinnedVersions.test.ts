/** What page owners learn about versions, tested with the trust's own server: only released ones are pinned. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version as unreleased } from '../package.json' with { type: 'json' }
import { type Listening, listen } from '../demo/stack/listen.ts'
import { createWidgetServer } from '../site/server/widget/widgetServer.ts'
import { createPartnerPage } from '../demo/partner-page/servePage.ts'

const folder = mkdtempSync(join(tmpdir(), 'pinned-'))
for (const path of ['dist/widget-single', 'released/0.9.0', 'released/0.8.0']) {
  mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, path, 'donate.js'), path)
}
const integrityOf = (path: string) => `sha384-${createHash('sha384').update(path).digest('base64')}`
const wrongHash = 'A hash (integrity) is for a version that never changes'
const noVersion = 'the trust has no such version'
const sites: Listening[] = []
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()))
  rmSync(folder, { recursive: true })
})

/** Pages of a partner whose trust has the released versions of that folder. */
async function pagesWith(released: string) {
  const widget = await createWidgetServer(join(folder, 'dist'), (text) => text, join(folder, released))
  const { fetch } = new Hono().route('/widget', widget)
  const site = await listen((request) => fetch(request), { port: 0, hostname: '127.0.0.1', variable: 'SITE_PORT' })
  sites.push(site)
  const page = createPartnerPage({ siteRoot: site.url, apiRoot: `${site.url}/api` })
  const ask = async (path: string, init?: RequestInit) =>
    (await page(new Request(`http://127.0.0.1:3${path}`, init))).text()
  const pinned = (version: string, of: string): string =>
    `<script async src="${site.url}/widget/${version}/donate.js" integrity="${integrityOf(of)}" crossorigin="anonymous"></script>`
  const examine = (html: string) =>
    ask('/doctor', { method: 'POST', body: new URLSearchParams({ html: `<!doctype html><body>${html}</body>` }) })
  return { ask, pinned, examine }
}

describe('released versions', () => {
  let pages: Awaited<ReturnType<typeof pagesWith>>
  beforeAll(async () => {
    pages = await pagesWith('released')
  })

  it('are offered by the configurator, the newest with its hash, and the preview runs that line', async () => {
    const line = pages.pinned('0.9.0', 'released/0.9.0')
    expect(await pages.ask('/configurator/preview?script=pinned')).toContain(line)
    const text = await pages.ask('/configurator?script=pinned')
    expect(text).toContain(line.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'))
    expect(text).not.toContain('no fixed version')
  })

  it('have no fault for the doctor with their hash, but a version still being made has', async () => {
    for (const version of ['0.9.0', '0.8.0'])
      expect(await pages.examine(pages.pinned(version, `released/${version}`))).not.toContain(wrongHash)
    expect(await pages.examine(pages.pinned(unreleased, 'dist/widget-single'))).toContain(wrongHash)
  })

  it('do not include a number that is not served: the doctor reports it, but not the version still being made', async () => {
    const [newest, unknown] = [unreleased, '0.7.0'].map((version) =>
      pages.pinned(version, '').replace(/ integrity.*"/, ''),
    )
    const answer = await pages.examine(newest ?? '')
    expect(answer).not.toContain(noVersion)
    expect(answer).not.toContain(wrongHash)
    expect(await pages.examine(unknown ?? '')).toContain(noVersion)
  })
})

it('are missing before the first release: the configurator says so, and names the newest build', async () => {
  const pages = await pagesWith('none')
  const text = await pages.ask('/configurator?script=pinned')
  expect(text).toContain('no fixed version')
  expect(text).toContain('/widget/v1/donate.js')
  expect(await pages.ask('/configurator/preview?script=pinned')).not.toContain('integrity')
})
