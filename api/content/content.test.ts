import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aboutSchema,
  awardsSchema,
  bannerPageSchema,
  companionsSchema,
  contentPageNameSchema,
  contentPageSchema,
  dashboardSchema,
  foundListSchema,
  homeBannersSchema,
  legalSchema,
  pageBannerSchema,
  quotesSchema,
  trusteesSchema,
} from '../../shared/contract/content/pages.ts'
import { contactSchema } from '../../shared/contract/content/contact.ts'
import { albumsSchema, videosSchema } from '../../shared/contract/content/gallery.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi' } }
const devanagari = /[\u0900-\u097f]/

describe('every call for the site’s pages follows the contract, in the reader’s language', () => {
  it.each([
    ['get-home-banner', homeBannersSchema],
    ['about-us', aboutSchema],
    ['trustee', trusteesSchema],
    ['dashboard', dashboardSchema],
    ['quotes-list', quotesSchema],
    ['awards-recognitions-list', awardsSchema],
    ['collaborators', companionsSchema],
    ['support-partners-list', companionsSchema],
    ['gallery/photos', albumsSchema],
    ['gallery/videos', videosSchema],
    ['privacy-policy', legalSchema],
    ...contentPageNameSchema.options.map((page) => [`get-page?page=${page}`, contentPageSchema] as const),
    ...bannerPageSchema.options.map((page) => [`get-pages-banner?page=${page}`, pageBannerSchema] as const),
  ] as const)('%s', async (path, schema) => {
    const [english, translated] = [await api.send(path), await api.send(path, hindi)]
    expect(english.data(schema)).not.toEqual([])
    expect(english.headers.get('Vary')).toContain('Accept-Language')
    // A language keeps its own name in every translation.
    expect(JSON.stringify(english.data(schema)).replaceAll('"हिन्दी"', '')).not.toMatch(devanagari)
    expect(JSON.stringify(translated.data(schema))).toMatch(devanagari)
    // The same entries in the same order in every language.
    const ids = (data: unknown) => JSON.stringify(data).match(/"(id|key|year|src)":[^,}]*/g)
    expect(ids(translated.data(schema))).toEqual(ids(english.data(schema)))
  })

  it.each(['get-pages-banner', 'get-pages-banner?page=', 'get-pages-banner?page=login', 'get-page?page=about'])(
    'answers 422 to %s, a page outside the contract',
    async (path) => {
      const answer = await api.send(path)
      expect([answer.status, answer.refusal?.fields]).toEqual([422, { page: expect.any(String) }])
    },
  )

  it('answers 404 for a page that the trust does not have', async () => {
    await sql`update documents set body = (
      select json_agg(banner) from json_array_elements(body::json) as banner where banner ->> 'page' <> 'archives'
    ) where name = 'page-banners'`.execute(api.deps.db)
    await api.deps.db.deleteFrom('documents').where('name', '=', 'csr-support').execute()
    expect((await api.send('get-pages-banner?page=archives')).status).toBe(404)
    expect((await api.send('get-page?page=csr-support')).status).toBe(404)
  })
})

describe('numbers and texts', () => {
  it('have spending that adds up to 100 percent', async () => {
    const { spending } = (await api.send('dashboard')).data(dashboardSchema)
    expect(spending.reduce((sum, part) => sum + part.percent, 0)).toBe(100)
  })

  it.each(['en', 'hi'])('name in the terms the days for correcting a mistyped amount, in %s', async (language) => {
    const headers = { 'Accept-Language': language }
    const { correction_days: days } = (await api.send('get-contact-details', { headers })).data(contactSchema)
    expect(days).toBeGreaterThan(0)
    const { body } = (await api.send('privacy-policy', { headers })).data(legalSchema).terms
    expect(body).toContain(language === 'hi' ? `भुगतान के ${days} दिन के भीतर` : `within ${days} days of the payment`)
  })

  it('keep the HTML of the database', async () => {
    const body = '<p onclick="x()">एक &amp; दो</p><script>alert(1)</script>'
    const row = await api.deps.db.selectFrom('documents').selectAll().where('name', '=', 'legal').execute()
    for (const { language, body: stored } of row) {
      const changed = { ...JSON.parse(stored), terms: { title: 'T', body } }
      await api.deps.db
        .updateTable('documents')
        .set({ body: JSON.stringify(changed) })
        .where('name', '=', 'legal')
        .where('language', '=', language)
        .execute()
    }
    expect((await api.send('privacy-policy')).data(legalSchema).terms.body).toBe(body)
  })

  it('list awards newest first', async () => {
    const years = (await api.send('awards-recognitions-list')).data(awardsSchema).map((award) => award.year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  it('have albums with renditions of known size and alternative text', async () => {
    const albums = (await api.send('gallery/photos')).data(albumsSchema)
    expect(albums.flatMap((album) => album.photos)).toHaveLength(24)
    for (const { picture } of albums.flatMap((album) => album.photos)) {
      expect(picture.src).toMatch(/^http:\/\/api\.test\/media\/960\/[\w-]+\.jpg$/)
      expect(picture.sources?.[0]?.type).toBe('image/webp')
      expect([picture.width, picture.height]).toEqual([1600, 1200])
      expect(picture.alt.length).toBeGreaterThan(10)
    }
  })
})

describe('search', () => {
  const find = async (q: string, options = {}) =>
    (await api.send(`search?q=${encodeURIComponent(q)}`, options)).data(foundListSchema)

  it('finds words of both languages, and answers in the reader’s language', async () => {
    const kitchen = { kind: 'project', title: 'Annadan, the open kitchen', path: '/project-details/1' }
    expect(await find('open KITCHEN')).toContainEqual(kitchen)
    expect(await find('खुली रसोई')).toContainEqual(kitchen)
    expect(await find('open kitchen', hindi)).toContainEqual({ ...kitchen, title: 'अन्नदान: खुली रसोई' })
  })

  it('requires all words, and ranks names before other texts', async () => {
    expect(await find('kitchen zebra')).toEqual([])
    expect((await find('gaushala'))[0]).toMatchObject({ path: '/project-details/2' })
    expect((await find('contact'))[0]).toMatchObject({ kind: 'page', path: '/contact' })
  })

  it.each(['%', '_', '(', '\\', "';--", '.*', '\0'])('accepts %j as text', async (q) => {
    expect((await api.send(`search?q=${encodeURIComponent(q)}`)).status).toBe(200)
  })

  it('accepts 1 to 80 characters, and finds at most 12', async () => {
    for (const q of ['', '   ', 'x'.repeat(81)]) {
      expect((await api.send(`search?q=${q}`)).refusal?.fields?.['q']).toBe(q.length > 80 ? 'too_long' : 'required')
    }
    expect((await api.send(`search?q=${'x'.repeat(80)}`)).status).toBe(200)
    expect((await find('a')).length).toBe(12)
  })
})
