import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pageAt } from '../framework/pages.ts'
import { isOneOfMany, readSearch, keepFresh } from './sitePages.ts'
import { createSiteServer } from './siteServer.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
afterAll(() => rmSync(dist, { recursive: true }))
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), text)
}
put(
  'site/index.html',
  '<!doctype html><html lang="en"><head><title>Kinara</title><script type="module" src="/a.js"></script><link rel="stylesheet" href="/s.css"></head><body><div id="root"></div><noscript><p>This page needs JavaScript.</p></noscript></body></html>',
)
put(
  'site/.vite/manifest.json',
  JSON.stringify({
    'index.html': { file: 'a.js' },
    'features/giving/openEarly.ts': { file: 'assets/early.js', imports: ['_opening.js'] },
    '_opening.js': { file: 'assets/opening.js' },
  }),
)
put('widget/donate.js', 'load("abc123/")')
put('widget/abc123/modal.js', '')
put('widget/old456/modal.js', '')
put('site/s.css', '@font-face { font-family: Mukta }\np { color: teal }\n.toast { color: red }')
// Like the built site/server/render.tsx: the same names, with recognisable answers.
put(
  'site-server/render.js',
  `export const stateId = 'state'
export const firstLanguage = (search, chosen, wanted) => ['en', 'hi'].find((lang) => lang === new URLSearchParams(search).get('lang')) ?? chosen ?? (wanted[0]?.startsWith('hi') ? 'hi' : 'en')
export const chosenLanguage = (cookies) => /siteLanguage=(\\w+)/.exec(cookies)?.[1] ?? null
export const languageCookie = (lang) => 'siteLanguage=' + lang + '; path=/'
export const redirectOf = (path) => path === '/old' ? '/new' : path.startsWith('/nowhere') ? '/not-found?from=' + path : null
export const queryOf = (path) => (path === '/blog' ? { page: 'page', tag: 'slug' } : {})
export const personalPaths = ['/profile']
export const siteMap = async () => ['/home', '/a&b']
let tries = 0
export const renderPage = async ({ address, lang, trustName }) => {
  if (address === '/flaky' && tries++ === 0) throw new Error('a part did not come')
  if (address === '/broken') throw new Error('broken')
  globalThis.rendered = (globalThis.rendered ?? 0) + 1
  if (address.startsWith('/blog?tag=')) await new Promise((resolve) => setTimeout(resolve, 50))
  if (address === '/slow') return new Promise(() => {})
  if (address === '/plain') return { status: 200 }
  return { status: address === '/missing' ? 404 : 200, html: { head: '<title>$& of ' + address + ', ' + trustName.hi + '</title>', body: '<p>' + lang + '</p>', state: '{}' } }
}`,
)
const lines: string[] = []
const roots = {
  siteRoot: 'http://localhost:1',
  apiRoot: 'http://localhost:2/api',
  gatewayRoot: 'http://localhost:3',
  trustName: { en: 'Asha & Sons', hi: 'आशा' },
}
const server = await createSiteServer(dist, roots, (error, address) => lines.push(`${address} ${String(error)}`))
const get = async (path: string, headers: Record<string, string> = {}) =>
  server(new Request(`http://localhost:1${path}`, { headers: { Accept: 'text/html', ...headers } }))

it('puts the rendered page, its head and its answers into index.html, with the answers before the scripts', async () => {
  const text = await (await get('/blog?page=2')).text()
  expect(text).toContain('<title>$& of /blog?page=2, आशा</title>')
  expect(text).toContain('<div id="root"><p>en</p></div><script type="application/json" id="state">{}</script>')
  expect(text).toContain('<script type="module" fetchpriority="low" src="/a.js">')
})

it.each([
  ['/donate?project=4', 'en'],
  ['/donate?lang=hi&project=4&amount=500', 'hi'],
])(
  'names for %s the files of the form first, and lets the form’s scripts load with full priority',
  async (path, lang) => {
    const text = await (await get(path)).text()
    const named = [...text.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*href="([^"]+)"/g)].map(([, to]) => to)
    expect(named).toEqual([
      '/widget/v1/abc123/modal.js',
      '/a.js',
      '/assets/early.js',
      '/assets/opening.js',
      '/widget/v1/donate.js',
      `/widget/v1/abc123/${lang}.js`,
    ])
    expect(text).not.toMatch(/<script[^>]*fetchpriority/)
  },
)

it.each(['/donate', '/donate?project=x', '/donate?project=4&ways=offline', '/home?project=4'])(
  'names none of the form’s files for %s',
  async (path) => {
    expect(await (await get(path)).text()).not.toContain('/widget/')
  },
)

it('says that a page needs scripts only if the server has not rendered it', async () => {
  expect(await (await get('/blog?page=2')).text()).not.toContain('needs JavaScript')
  expect(await (await get('/plain')).text()).toContain('needs JavaScript')
})

it('puts the style that a page uses into it, its hash into the policy, and the whole sheet behind it', async () => {
  const answer = await get('/home')
  const text = await answer.text()
  const whole = /<link rel="stylesheet" href="([^"]+)" media="not all" data-whole-style>/.exec(text)?.[1] ?? ''
  expect(text).toContain(
    `<style>@font-face { font-family: Mukta }\np { color: teal }</style><link rel="stylesheet" href="${whole}"`,
  )
  expect(text).toContain(`<noscript><link rel="stylesheet" href="${whole}"></noscript>`)
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
  const sheet = await get(whole, { Accept: 'text/css' })
  expect(await sheet.text()).toBe('p { color: teal }\n.toast { color: red }')
  expect(sheet.headers.get('Content-Type')).toContain('text/css')
  expect(sheet.headers.get('Cache-Control')).toContain('immutable')
})

it.each([
  ['/home', {}, 'en'],
  ['/home', { 'Accept-Language': 'hi-IN,hi;q=0.9' }, 'hi'],
  ['/home', { 'Accept-Language': 'hi-IN', Cookie: 'siteLanguage=en' }, 'en'],
  ['/home?lang=hi', { Cookie: 'siteLanguage=en' }, 'hi'],
])('answers %s with %o in %s', async (path, headers, lang) => {
  const answer = await get(path, headers)
  const text = await answer.text()
  expect(text).toContain(`<html lang="${lang}" data-fresh>`)
  expect(text).toContain(`<p>${lang}</p>`)
  expect(answer.headers.get('Vary')).toContain('Accept-Language')
})

const own = { 'Sec-Fetch-Site': 'same-origin' }
const foreign = { 'Sec-Fetch-Site': 'cross-site' }
it.each([
  ['of any link is kept if there was none', '/home?lang=hi', foreign, 'hi'],
  [
    'of another site’s link leaves the reader’s choice',
    '/home?lang=hi',
    { ...foreign, Cookie: 'siteLanguage=en' },
    null,
  ],
  ['from a link of the site is the reader’s new choice', '/home?lang=hi', { ...own, Cookie: 'siteLanguage=en' }, 'hi'],
  ['that is stored already is not sent again', '/home?lang=hi', { ...own, Cookie: 'siteLanguage=hi' }, null],
  ['that is unknown is not kept', '/home?lang=fr', { ...own, Cookie: 'siteLanguage=en' }, null],
  ['of the browser alone is not kept', '/home', { ...own, 'Accept-Language': 'hi' }, null],
])('a language %s', async (_rule, path, headers, kept) => {
  const answer = await get(path, headers)
  expect(answer.headers.get('Set-Cookie')).toBe(kept && `siteLanguage=${kept}; path=/`)
  expect(answer.headers.get('Cache-Control')).toBe(kept ? 'private, no-cache' : 'no-cache')
})

it('keeps the language also if the browser already has the page', async () => {
  const etag = (await get('/home?lang=hi', own)).headers.get('ETag') ?? ''
  const answer = await get('/home?lang=hi', { ...own, Cookie: 'siteLanguage=en', 'If-None-Match': etag })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([304, 'siteLanguage=hi; path=/'])
})

it('redirects other spellings and unknown paths', async () => {
  const old = await get('/old?page=2')
  expect([old.status, old.headers.get('Location')]).toEqual([302, '/new?page=2'])
  expect((await get('/nowhere')).headers.get('Location')).toBe('/not-found?from=/nowhere')
})

it('answers 404 if a page has nothing to show', async () => {
  expect((await get('/missing')).status).toBe(404)
})

it.each(['/plain', '/broken', '/slow'])('leaves %s to the browser', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<div id="root"></div>')
})

it('logs what could not be rendered', () => {
  expect(lines).toEqual(['/broken Error: broken'])
})

it('lists the public pages for search engines, in both languages, and nobody else’s pages', async () => {
  const map = await get('/sitemap.xml')
  expect(map.headers.get('Content-Type')).toContain('application/xml')
  const text = await map.text()
  expect(text).toContain('<loc>http://localhost:1/home</loc>')
  expect(text).toContain('<loc>http://localhost:1/a&amp;b?lang=hi</loc>')
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /profile')
  expect(robots).toContain('Sitemap: http://localhost:1/sitemap.xml')
})

it('renders a page again for the next reader after a failure', async () => {
  expect(await (await get('/flaky')).text()).toContain('<div id="root"></div>')
  expect(await (await get('/flaky')).text()).toContain('<div id="root"><p>en</p></div>')
})

it('renders three made-up queries at once, and leaves others to the browser without a line in the log', async () => {
  const before = lines.length
  const texts = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => (await get(`/blog?tag=word-${index}`)).text()),
  )
  expect(texts.filter((text) => text.includes('data-fresh'))).toHaveLength(3)
  expect(lines).toHaveLength(before)
  // Pages without a query have their own places.
  expect(await (await get('/home')).text()).toContain('data-fresh')
})

it('renders one page for all its spellings', async () => {
  const rendered = () => Number(Reflect.get(globalThis, 'rendered'))
  const before = rendered()
  for (const query of ['?tag=one&page=2', '?page=2&tag=one', '?x=1&page=2&utm_id=2&tag=one', '?page=2&tag=one&lang=xx'])
    expect(await (await get(`/blog${query}`)).text()).toContain('/blog?page=2&tag=one')
  expect(rendered()).toBe(before + 1)
})

describe('readSearch', () => {
  const search = (address: string) => {
    const url = new URL(`http://site.test${address}`)
    return readSearch(url, 'en', pageAt(url.pathname)?.query ?? {})
  }

  it.each([
    ['/blog', ''],
    ['/blog?utm_source=mail&fbclid=1&x=2', ''],
    ['/blog?tag=water&page=2', '?page=2&tag=water'],
    ['/blog?page=2&x=1&tag=water', '?page=2&tag=water'],
    ['/blog?page=2&page=3', '?page=2'],
    ['/blog?lang=en', '?lang=en'],
    ['/blog?lang=en&page=2', '?page=2&lang=en'],
    ['/not-found?q=clinic&from=%2Fschool', '?q=clinic&from=%2Fschool'],
    ['/blog?lang=xx', ''],
    [`/projects?search=${'a'.repeat(201)}`, ''],
    ['/projects?search=+river+', '?search=river'],
    ['/archives?month=5&year=2026', '?year=2026&month=5'],
    ['/donate?items=12:1&project=3&x=1', '?project=3&items=12%3A1'],
    ['/donate?project=3&amount=500&partner=meghdoot', '?project=3&amount=500'],
  ])('reads %j as %j', (address, kept) => {
    expect(search(address)).toBe(kept)
  })

  it.each([
    '/home?page=2',
    '/contact?amount=500&project=3&search=water',
    '/reset-password?token=secret',
    '/payment-success?txnid=1',
    '/blog?page=1',
    '/blog?page=02',
    '/blog?tag=%3Cb%3E',
    '/archives?year=1&month=13',
    '/projects?search=++',
    '/donate?amount=99999999999&project=x&ways=other',
  ])('leaves out of %j what its page ignores, so it costs no rendering', (address) => {
    expect(search(address)).toBe('')
  })

  it.each([
    ['', false],
    ['?lang=hi', false],
    ['?page=2', true],
    ['?page=2&lang=hi', true],
  ])('counts %j as one of many: %j', (query, many) => expect(isOneOfMany(query)).toBe(many))
})

const clock = { ms: 0 }
const keeper = (most = 10) => {
  clock.ms = 0
  let count = 0
  const give = keepFresh<number>({ freshMs: 100, oldestMs: 1000, most, now: () => clock.ms })
  return (key: string) => give(key, async () => ++count)
}

it('makes a value once while it is fresh', async () => {
  const give = keeper()
  expect(await Promise.all([give('a'), give('a'), give('b')])).toEqual([1, 1, 2])
  clock.ms = 99
  expect(await give('a')).toBe(1)
})

it('serves the old value while a new one is made, and then the new one', async () => {
  const give = keeper()
  await give('a')
  clock.ms = 100
  expect(await Promise.all([give('a'), give('a')])).toEqual([1, 1])
  await Promise.resolve()
  expect(await give('a')).toBe(2)
})

it('makes callers wait for a new value if the old one is too old, also if nobody asked meanwhile', async () => {
  const give = keeper()
  await give('a')
  clock.ms = 1000
  expect(await Promise.all([give('a'), give('a')])).toEqual([2, 2])
})

it('forgets what could not be made', async () => {
  const give = keepFresh<string>({ freshMs: 100, oldestMs: 1000, most: 10, now: () => 0 })
  await expect(give('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await give('a', async () => 'yes')).toBe('yes')
})

it('keeps the old value if no new one could be made', async () => {
  clock.ms = 0
  const give = keepFresh<string>({ freshMs: 100, oldestMs: 1000, most: 10, now: () => clock.ms })
  await give('a', async () => 'old')
  clock.ms = 150
  expect(await give('a', () => Promise.reject(new Error('no')))).toBe('old')
  expect(await give('a', async () => 'too soon')).toBe('old')
  clock.ms = 2000
  expect(await give('a', () => Promise.reject(new Error('no')))).toBe('old')
})

it('holds no more entries than its limit', async () => {
  const give = keeper(2)
  expect([await give('a'), await give('b'), await give('c'), await give('b'), await give('a')]).toEqual([1, 2, 3, 2, 4])
})
