import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiRoot, createTestApi, type TestApi } from '../../api/testing/testApi.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { giveRecorded, postReturn } from '../../api/testing/donations.ts'
import { renderPage } from './render.tsx'
import { siteMap } from './siteMap.ts'

const trustName = { en: 'Asha & Sons', hi: 'आशा न्यास' }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('renders pages of different languages at the same time, each in its own', async () => {
  const asked = new Set<Language>()
  let answer = (): void => {}
  const all = new Promise<void>((resolve) => (answer = resolve))
  const page = (lang: Language) =>
    renderPage({
      address: '/about',
      lang,
      apiRoot,
      trustName,
      async fetch(url, init) {
        asked.add(lang)
        // No page gets an answer before every page has sent its request, so all are being rendered.
        if (asked.size === languages.length) answer()
        await all
        return api.fetch(new Request(url, init))
      },
    })
  const [english, hindi] = await Promise.all([page('en'), page('hi')])
  expect(english.html?.head).toContain('content="en_IN"')
  expect(english.html?.head).toContain(' · Asha &amp; Sons</title>')
  expect(hindi.html?.head).toContain(' · आशा न्यास</title>')
  expect(english.html?.body).toContain('About us')
  expect(hindi.html?.head).toContain('content="hi_IN"')
  expect(hindi.html?.body).not.toContain('About us')
  expect(hindi.html?.body.replace(/<[^>]*>/g, '').match(/[\u0900-\u097f]/g)?.length).toBeGreaterThan(500)
})

it('names no donor on any public page, in no language and not in the site map', async () => {
  const planted = 'Zubeidanamika'
  const token = await api.signIn()
  const change = { full_name: `Asha ${planted}`, email: 'zubeidanamika@example.org' }
  await api.deps.db.updateTable('users').set(change).where('email', '=', 'asha@example.org').execute()
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  await api.deps.db
    .updateTable('donations')
    .set({ dedicated_to: `Devki ${planted}` })
    .execute()
  const fetch = async (url: string | URL | Request, init?: RequestInit) => api.fetch(new Request(url, init))
  const all = await siteMap({ apiRoot, fetch })
  // One page of a project with donations and one post are drawn by the same code as the others.
  const addresses = all.filter((address) => !/\/\d+$/.test(address) || /\/(4|1)$/.test(address))
  const named = all.filter((address) => address.includes(planted))
  const drawn = addresses.flatMap((address) =>
    languages.map(async (lang) => {
      const page = await renderPage({ address, lang, apiRoot, trustName, fetch })
      if (JSON.stringify(page).toLowerCase().includes(planted.toLowerCase())) named.push(`${lang} ${address}`)
      return page.status
    }),
  )
  expect(new Set(await Promise.all(drawn))).toEqual(new Set([200]))
  expect(addresses.length).toBeGreaterThan(15)
  expect(named).toEqual([])
  // The donation counts on the page of its project.
  const { html } = await renderPage({ address: '/project-details/4', lang: 'en', apiRoot, trustName, fetch })
  expect(html?.body).toContain('₹')
})

it.each(['/project-details/abc', '/project-details/0', '/blog-details/1e3'])(
  'finds no page for %s',
  async (address) => {
    const fetch = () => Promise.reject(new Error('nothing is to be asked'))
    expect(await renderPage({ address, lang: 'en', apiRoot, trustName, fetch })).toEqual({ status: 404 })
  },
)

it.each([
  ['/projects?page=2&type=food&search=river&utm_id=1', '/projects?page=2&type=food'],
  ['/about?page=2', '/about'],
])('names for %s the address %s, of what the page declares that it reads', async (address, canonical) => {
  const fetch = async (url: string | URL | Request, init?: RequestInit) => api.fetch(new Request(url, init))
  const { html } = await renderPage({ address, lang: 'en', apiRoot, trustName, fetch })
  expect(/rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html?.head ?? '')?.[1]?.replaceAll('&amp;', '&')).toBe(
    canonical,
  )
})
