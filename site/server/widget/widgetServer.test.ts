import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { version } from '../../../package.json' with { type: 'json' }
import { createWidgetServer } from './widgetServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
afterAll(() => rmSync(folder, { recursive: true }))
const put = (path: string, code: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
}
put('dist/widget/donate.js', 'const root = "ROOT"')
put('dist/widget/0a1b2c/modal.js', 'export const modal = 2')
put('dist/widget/9z8y7x/modal.js', 'export const modal = 1')
put('dist/widget/9z8y7x/diagnose.js', 'const root = "ROOT"')
put('dist/widget-single/donate.js', 'const whole = "ROOT"')
put('released/0.9.0/donate.js', 'const older = "ROOT"')
put('released/0.10.0/donate.js', 'const old = "ROOT"')
put(`current/${version}/donate.js`, 'const asReleased = "ROOT"')

const serve = async (released: string) => {
  const change = (text: string) => text.replace('ROOT', 'https://trust.example.org')
  const server = await createWidgetServer(join(folder, 'dist'), change, join(folder, released))
  return (path: string) => server.fetch(new Request(`http://localhost${path}`))
}
const get = await serve('released')
const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const sent = (name: string) => `const ${name} = "https://trust.example.org"`

it('lets browsers request the newest file again after five minutes, and modules and released versions never', async () => {
  expect(await cacheOf('/v1/donate.js')).toBe('public, max-age=300')
  for (const path of ['/v1/0a1b2c/modal.js', '/0.9.0/donate.js', '/0.10.0/donate.js'])
    expect(await cacheOf(path)).toBe('public, max-age=31536000, immutable')
})

it('serves modules of an earlier build to pages that were opened before a deploy', async () => {
  expect(await (await get('/v1/9z8y7x/modal.js')).text()).toBe('export const modal = 1')
  expect(await cacheOf('/v1/9z8y7x/modal.js')).toContain('immutable')
})

it('revalidates files that contain a root, because their content alone does not name them', async () => {
  expect(await cacheOf('/v1/9z8y7x/diagnose.js')).toBe('public, max-age=300')
})

describe('versions', () => {
  it('lists all, the newest first, each with the hash of the file as it is sent', async () => {
    expect(await (await get('/versions.json')).json()).toEqual({
      latest: '0.10.0',
      versions: [
        { version, integrity: hashOf(sent('whole')), released: false },
        { version: '0.10.0', integrity: hashOf(sent('old')), released: true },
        { version: '0.9.0', integrity: hashOf(sent('older')), released: true },
      ],
    })
    expect(await (await get('/0.9.0/donate.js')).text()).toBe(sent('older'))
    expect(await (await get('/0.10.0/donate.js')).text()).toBe(sent('old'))
  })

  it('lets a version that is not released change, and caches it no longer than the newest', async () => {
    expect(await (await get(`/${version}/donate.js`)).text()).toBe(sent('whole'))
    expect(await cacheOf(`/${version}/donate.js`)).toBe('public, max-age=300')
  })

  it('sends a released version unchanged, whatever is built under its number', async () => {
    const after = await serve('current')
    const answer = await after(`/${version}/donate.js`)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect(await answer.text()).toBe(sent('asReleased'))
    expect(await (await after('/versions.json')).json()).toEqual({
      latest: version,
      versions: [{ version, integrity: hashOf(sent('asReleased')), released: true }],
    })
  })

  it('names no latest version before the first release', async () => {
    expect(await (await (await serve('none'))('/versions.json')).json()).toMatchObject({
      latest: null,
      versions: [{ version, released: false }],
    })
  })
})

it('lets every page of the world read all of it, because `integrity` needs it', async () => {
  for (const path of ['/versions.json', `/${version}/donate.js`, '/0.9.0/donate.js', '/v1/donate.js', '/v1/gone.js'])
    expect((await get(path)).headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it.each(['/0.8.0/donate.js', '/v1/gone.js', '/v1/..%2f..%2fsecret', '/'])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})
