import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { BUILT_API_ROOT, BUILT_SITE_ROOT } from './roots.ts'
import { createSiteServer, ownerToolAddress } from './siteServer.ts'
import { BUILT_NAME } from './trustName.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), text)
}
put('site/index.html', `<!doctype html><title>${BUILT_NAME.html}</title>${'<p>river</p>'.repeat(50)}`)
put('site/site.webmanifest', `{ "name": "${BUILT_NAME.json}" }`)
put('site/.vite/manifest.json', '{}')
put('site/assets/page-AbCd1234.js', 'export const page = 1')
put('site/assets/roots-AbCd1234.js', `export const roots = ['${BUILT_API_ROOT}', '${BUILT_SITE_ROOT}']`)
put('widget/donate.js', `const apiRoot = '${BUILT_API_ROOT}'`)
put('widget/0a1b2c/modal.js', 'export const modal = 1')
put('secret.txt', 'not for the world')
afterAll(() => rmSync(dist, { recursive: true }))

const roots = {
  siteRoot: 'http://localhost:1',
  apiRoot: 'http://localhost:2/api',
  gatewayRoot: 'http://localhost:3',
  trustName: { en: 'The "River" & Co', hi: 'नदी' },
}
const server = await createSiteServer(dist, roots)
const secure = await createSiteServer(dist, { ...roots, siteRoot: 'https://trust.example' })
const wide = await createSiteServer(dist, { ...roots, siteRoot: 'https://trust.example', hstsSubdomains: true })
const get = async (path: string, headers: Record<string, string> = {}) =>
  server(new Request(`http://localhost:1${path}`, { headers: { Accept: 'text/html', ...headers } }))

describe('the site server', () => {
  it('puts the configured roots into scripts', async () => {
    expect(await (await get('/assets/roots-AbCd1234.js')).text()).toContain(
      "['http://localhost:2/api', 'http://localhost:1']",
    )
  })

  it('puts the trust’s name into the manifest', async () => {
    expect(await (await get('/site.webmanifest')).json()).toEqual({ name: roots.trustName.en })
  })

  it('lets a hashed file be kept for ever, unless it contains roots', async () => {
    expect((await get('/assets/page-AbCd1234.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/widget/v1/0a1b2c/modal.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/assets/roots-AbCd1234.js')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await get('/widget/v1/donate.js')).headers.get('Cache-Control')).toBe('public, max-age=300')
  })

  it.each(['/', '/donate?project=3', '/payment-success?txnid=1', '/index.html'])(
    'answers the navigation %s with the app',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<title>The &quot;River&quot; &amp; Co</title>')
    },
  )

  it.each([
    '/assets/gone-AbCd1234.js',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/widget/v1/..%2f..%2fsecret.txt',
    '/widget/v1/gone.js',
  ])('does not answer %s with a file', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('not for the world')
  })

  it('allows the widget to any page and the site to none', async () => {
    const widget = await get('/widget/v1/0a1b2c/modal.js')
    expect(widget.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(widget.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const page = await get('/connect')
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(page.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob: http://localhost:2; media-src http://localhost:2; " +
        "connect-src 'self' http://localhost:2; form-action 'self' http://localhost:3; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
  })

  it('sends the smallest encoding that the browser accepts, with its length', async () => {
    const answer = await get('/', { 'Accept-Encoding': 'gzip, br;q=1.0' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(brotliDecompressSync(bytes).toString()).toContain('River')
    expect((await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding')).toBe('gzip')
    expect((await get('/')).headers.get('Content-Encoding')).toBeNull()
  })

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? ''
    expect((await get('/', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('accepts no other method', async () => {
    expect((await server(new Request('http://localhost:1/', { method: 'POST' }))).status).toBe(405)
  })
})

it.each([
  ['/', 'GET'],
  ['/robots.txt', 'GET'],
  ['/sitemap.xml', 'GET'],
  ['/missing.png', 'GET'],
  ['/widget/v1/missing.js', 'GET'],
  ['/', 'POST'],
  ['/blog', 'DELETE'],
])('answers %s by %s with the basic headers, and HSTS only if the site has https', async (path, method) => {
  for (const [handle, hsts] of [
    [server, null],
    [secure, 'max-age=31536000'],
    [wide, 'max-age=31536000; includeSubDomains'],
  ] as const) {
    const { headers } = await handle(new Request(`http://localhost:1${path}`, { method }))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Strict-Transport-Security')).toBe(hsts)
  }
})

describe('ownerTools', () => {
  const lead = (path: string, partnerRoot?: string) =>
    ownerToolAddress(new Request(`http://localhost:1${path}`), partnerRoot)

  it.each([
    ['/configurator?project=3&ui=hi', 'http://127.0.0.1:3/configurator?project=3&ui=hi'],
    ['/doctor', 'http://127.0.0.1:3/doctor'],
    ['/doctor/', null],
    ['/donate', null],
    ['//evil.example/configurator', null],
  ])('redirects %s to %s', (path, address) => {
    expect(lead(path, 'http://127.0.0.1:3')).toBe(address)
  })

  it('redirects nothing if there are no such pages', () => {
    expect(lead('/configurator')).toBeNull()
  })
})
