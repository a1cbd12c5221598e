import { expect, it, afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { fieldSentence, createApi } from './createApi.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createTestApi, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'

it.each([
  [{ fullName: 'required' }, 'Enter your full name.', 'अपना पूरा नाम भरें।'],
  [{ email: 'email' }, 'Check the e-mail address.', 'ई-मेल पता जाँच लें।'],
  [
    { fullName: 'too_short', pan: 'pan_kind' },
    'Check your full name. Check your PAN.',
    'अपना पूरा नाम जाँच लें। अपना पैन जाँच लें।',
  ],
])('names the wrong fields of %o', (fields, english, hindi) => {
  expect(fieldSentence(fields, 'en')).toBe(english)
  expect(fieldSentence(fields, 'hi')).toBe(hindi)
})

it('names at most three fields, and none without a name that people use', () => {
  const all = { name: 'required', email: 'required', subject: 'required', message: 'required' }
  expect(fieldSentence(all, 'en')).toBe('Enter the name. Enter the e-mail address. Enter the subject.')
  expect(fieldSentence({ nonce: 'required' }, 'en')).toBeNull()
  expect(fieldSentence({}, 'en')).toBeNull()
})

let api: TestApi
let token: string
/** The same API with its own memory that keeps answers. */
let fetch: TestApi['fetch']
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
beforeEach(() => {
  fetch = createApi({ ...api.deps, freshness: { version: () => 1, progressMs: 1000 } })
})
afterAll(() => api.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(toRequest(path, { headers }))
const blogTitles = async (query: string) => JSON.stringify(await (await get(`blog${query}`)).json())

/** Changes a title without raising the version: what a request still shows is from memory. */
async function changeSilently<T>(look: () => Promise<T>): Promise<T> {
  const { db } = api.deps
  const before = await db.selectFrom('post_texts').selectAll().execute()
  await db.updateTable('post_texts').set({ title: 'Changed' }).execute()
  try {
    return await look()
  } finally {
    for (const { post_id, language, title } of before)
      await db
        .updateTable('post_texts')
        .set({ title })
        .where('post_id', '=', post_id)
        .where('language', '=', language)
        .execute()
  }
}

describe('the memory of public reads', () => {
  it('shares one answer between addresses that differ only in parameters of others', async () => {
    await blogTitles('?page=1')
    const same = await changeSilently(() =>
      Promise.all(['', '?page=1&x=2', '?utm_source=a', '?page=1'].map(blogTitles)),
    )
    for (const text of same) expect(text).not.toContain('Changed')
    expect(await changeSilently(() => blogTitles('?page=1&per_page=3'))).toContain('Changed')
  })

  it('keeps languages apart', async () => {
    const english = await (await get('about-us')).text()
    expect(await (await get('about-us', { 'Accept-Language': 'hi' })).text()).not.toBe(english)
    expect(await (await get('about-us')).text()).toBe(english)
  })

  it('has one answer for JSON and for a form', async () => {
    const ask = async (options: { json?: unknown; body?: URLSearchParams }) =>
      (await fetch(toRequest('donation/require-item', options))).text()
    const json = await ask({ json: { project_id: 3 } })
    expect(await ask({ body: new URLSearchParams({ project_id: '3' }) })).toBe(json)
    expect(await ask({ json: { project_id: 4 } })).not.toBe(json)
  })

  it('ignores a timestamp that the specification sends to bypass caches', async () => {
    const [one, other] = [await get('project?timestamp=1'), await get('project?timestamp=2')]
    expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'))
  })
})

describe('the headers of a public read', () => {
  it('let shared caches repeat it for half a minute, in each language and encoding, for every origin', async () => {
    const { headers } = await get('project/dropdown-list', { Origin: 'http://evil.example' })
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=5')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    const vary = (headers.get('Vary') ?? '').split(', ')
    expect(vary.toSorted()).toEqual(['Accept-Encoding', 'Accept-Language', 'Authorization'])
  })

  it('keep it to one reader if there is a token, which must be valid', async () => {
    const { headers } = await fetch(toRequest('project/dropdown-list', { token, origin: siteOrigin }))
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toContain('Origin')
    expect((await fetch(toRequest('project/dropdown-list', { token: 'bad' }))).status).toBe(401)
  })

  it.each([
    ['a refusal', 'blog?page=0', {}],
    ['an unknown page', 'get-page?page=x', {}],
    ['a POST', 'project/show', { json: { project_id: 1 } }],
    ['an answer for one person', 'profile', { signedIn: true }],
  ])(
    'forbid to store %s',
    async (_, path, { signedIn = false, ...options }: { signedIn?: boolean; json?: unknown }) => {
      const { headers } = await fetch(toRequest(path, { ...options, ...(signedIn ? { token } : {}) }))
      expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null])
    },
  )

  it('let it answer 304 without a body to a client that has it, in every spelling of the tag', async () => {
    const tag = (await get('blog')).headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
      const answer = await get('blog', { 'If-None-Match': known, Origin: siteOrigin })
      expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', tag])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Cache-Control')).toContain('s-maxage')
    }
    expect((await get('blog', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
    const hindi = await get('blog', { 'If-None-Match': tag, 'Accept-Language': 'hi' })
    expect(hindi.status).toBe(200)
  })

  it('let it be compressed as the client accepts it, also as an answer to POST: it contains no secret', async () => {
    const plain = await (await get('blog')).text()
    const br = await get('blog', { 'Accept-Encoding': 'gzip, br' })
    const gzip = await get('blog', { 'Accept-Encoding': 'gzip' })
    expect([br, gzip].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain)
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain)
    const post = toRequest('project/show', { json: { project_id: 1 }, headers: { 'Accept-Encoding': 'br' } })
    expect((await fetch(post)).headers.get('Content-Encoding')).toBe('br')
    expect(
      (await get('get-pages-banner?page=about', { 'Accept-Encoding': 'br' })).headers.has('Content-Encoding'),
    ).toBe(false)
  })
})
