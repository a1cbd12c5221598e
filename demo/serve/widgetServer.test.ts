import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { version } from '../../package.json' with { type: 'json' }
import { createWidgetServer } from './widgetServer.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
for (const folder of ['widget/0a1b2c', 'widget-single']) mkdirSync(join(dist, folder), { recursive: true })
writeFileSync(join(dist, 'widget/donate.js'), 'const root = "ROOT"')
writeFileSync(join(dist, 'widget/0a1b2c/modal.js'), 'export const modal = 1')
writeFileSync(join(dist, 'widget-single/donate.js'), 'const whole = "ROOT"')
afterAll(() => rmSync(dist, { recursive: true }))
const server = await createWidgetServer(dist, (text) => text.replace('ROOT', 'https://trust.example.org'))
const get = (path: string) => server.fetch(new Request(`http://localhost${path}`))

it('the newest is asked for again after five minutes, its modules and a version never', async () => {
  expect((await get('/v1/donate.js')).headers.get('Cache-Control')).toBe('public, max-age=300')
  expect((await get('/v1/0a1b2c/modal.js')).headers.get('Cache-Control')).toContain('immutable')
  expect((await get(`/${version}/donate.js`)).headers.get('Cache-Control')).toContain('immutable')
})

it('the hash that is published is that of the file as it is sent', async () => {
  const body = await (await get(`/${version}/donate.js`)).text()
  expect(body).toBe('const whole = "https://trust.example.org"')
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
  expect(await (await get('/versions.json')).json()).toEqual({ latest: version, versions: [{ version, integrity }] })
})

it('every page of the world may read all of it, as `integrity` needs', async () => {
  for (const path of ['/versions.json', `/${version}/donate.js`, '/v1/donate.js', '/v1/gone.js'])
    expect((await get(path)).headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it.each(['/0.9.0/donate.js', '/v1/gone.js', '/v1/..%2f..%2fsecret', '/'])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})
