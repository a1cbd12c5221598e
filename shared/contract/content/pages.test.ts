/** Runs the client of the site's content against our API, so the two cannot drift apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, siteOrigin, type TestApi } from '../../../api/testing/testApi.ts'
import { bannerPageSchema, contentPageNameSchema } from './pages.ts'
import { ApiError, createTransport, type Transport } from '../transport.ts'
import { postArchive, postDetail, postPage } from './blog.ts'
import { sendContact } from './contact.ts'
import * as content from './pages.ts'
import { photoAlbums, videos } from './gallery.ts'
import { becomeVolunteer, featuredProject, projectDetail, projectPage } from '../project.ts'

let api: TestApi
let t: Transport
beforeAll(async () => {
  api = await createTestApi()
  t = createTransport({
    root: api.deps.config.apiRoot,
    fetch: (url, { method, headers, body }) =>
      api.fetch(new Request(url, { method, headers: { ...headers, Origin: siteOrigin }, ...(body ? { body } : {}) })),
    timeoutSignal: (ms) => ms,
    token: () => null,
    lang: () => 'hi',
  })
})
afterAll(() => api.close())

describe('the client of the site’s content', () => {
  it('reads every page', async () => {
    for (const page of bannerPageSchema.options) expect((await content.pageBanner(t, page)).page).toBe(page)
    for (const page of contentPageNameSchema.options) expect((await content.contentPage(t, page)).page).toBe(page)
    expect((await content.aboutUs(t)).title).toMatch(/[\u0900-\u097f]/)
    expect((await content.legal(t)).privacy.body).toContain('<h2>')
    expect((await content.dashboard(t)).impact).not.toEqual([])
    const lists = [content.homeBanners, content.trustees, content.quotes, content.awards, content.collaborators]
    for (const list of [...lists, content.supportPartners, photoAlbums, videos]) expect(await list(t)).not.toEqual([])
  })

  it('reads further pages, and filters by tag, year and type', async () => {
    const second = await projectPage(t, { page: 2, perPage: 3 })
    expect([second.page, second.rows.map((row) => row.id)]).toEqual([2, [4, 5, 6]])
    const fixed = await projectPage(t, { page: 1, perPage: 50, type: 'fixed' })
    expect(new Set(fixed.rows.map((row) => row.donation_type))).toEqual(new Set(['fixed']))
    const [newest] = await postArchive(t)
    const month = await postPage(t, { page: 1, perPage: 50, year: newest?.year, month: newest?.month })
    expect(month.total).toBe(newest?.count)
    const tag = month.rows[0]?.tags[0]?.key
    expect((await postPage(t, { page: 1, perPage: 5, tag })).total).toBeGreaterThan(0)
  })

  it('reads one project, one album and one post', async () => {
    const featured = await featuredProject(t)
    expect((await projectDetail(t, featured.id)).story).toContain('<p>')
    const [post] = (await postPage(t, { page: 1, perPage: 1 })).rows
    expect((await postDetail(t, post?.id ?? 0)).title).toBe(post?.title)
    await expect(postDetail(t, 9_999_999)).rejects.toThrow(ApiError)
    await expect(projectDetail(t, 9_999_999)).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it('sends any character in a search', async () => {
    expect(await content.search(t, 'रसोई')).not.toEqual([])
    expect(await content.search(t, 'a&b=c#d')).toEqual([])
  })

  it('sends a message to the trust, and reports problems by field', async () => {
    const person = { name: 'मीरा जोशी', email: 'meera@example.org', phone: '+91 90000 00021' }
    const message = { ...person, subject: 'मिलना', message: 'क्या हम रविवार को आ सकते हैं?' }
    expect((await sendContact(t, message)).reference).toMatch(/^M-/)
    await expect(sendContact(t, { ...message, email: 'meera' })).rejects.toMatchObject({ fields: { email: 'email' } })
    const project = (await projectPage(t, { page: 1, perPage: 50 })).rows.map((row) => row.id)
    const details = await Promise.all(project.map((id) => projectDetail(t, id)))
    const wanted = details.find((detail) => detail.volunteer.length > 0)
    const offer = { ...person, project_id: wanted?.id ?? 0, role_id: wanted?.volunteer[0]?.id ?? 0 }
    expect((await becomeVolunteer(t, offer)).reference).toMatch(/^V-/)
  })
})
