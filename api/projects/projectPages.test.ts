import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  projectDetailSchema,
  projectPageSchema,
  projectProgressSchema,
  projectRowSchema,
} from '../../shared/contract/project.ts'
import { demoProject, demoSeed } from '../testing/demoContent.ts'
import { giveRecorded, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi' } }
const list = async (query = '', options = {}) => (await api.send(`project${query}`, options)).data(projectPageSchema)
const show = async (project_id: number, options = {}) =>
  (await api.send('project/show', { json: { project_id }, ...options })).data(projectDetailSchema)
const seeded = (id: number) => {
  const found = demoSeed.content.projects.find((project) => project.facts.id === id)
  if (!found) throw new Error(`no project has the id ${id}`)
  return found
}

async function give(email?: string): Promise<void> {
  const token = await api.signIn(email)
  const form = await giveRecorded(api, token)
  api.gateway.payments.set(form.txnid, { status: 'success', unmappedstatus: 'captured', transaction_amount: '500.00' })
  expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'success' })
}

describe('the list of projects', () => {
  it('has pages, and ignores a timestamp', async () => {
    const all = await list('?page=1&per_page=50&timestamp=1795234567890')
    expect(all).toMatchObject({ page: 1, per_page: 50, total: 10 })
    expect(all.rows.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const third = await list('?page=3&per_page=4')
    expect(third.rows.map((row) => row.id)).toEqual([9, 10])
    expect(await list('?page=4&per_page=4')).toMatchObject({ rows: [], total: 10 })
    expect((await list()).per_page).toBe(10)
  })

  it.each(['fixed', 'item', 'flexible'])('filters by the donation type %s', async (type) => {
    const { rows, total } = await list(`?type=${type}`)
    expect(rows.length).toBe(total)
    expect(total).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.donation_type))).toEqual(new Set([type]))
  })

  it.each([
    ['river', [3, 7]],
    ['RIVERSIDE school', [3]],
    ['रसोई', [1]],
    ['100%', []],
    ['_', []],
    ['', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('finds %j in the titles of both languages, word by word', async (words, ids) => {
    const { rows, total } = await list(`?search=${encodeURIComponent(words)}`)
    expect(rows.map((row) => row.id)).toEqual(ids)
    expect(total).toBe(ids.length)
  })

  it('names the base amount, the cheapest item, or no price if the donor types the amount', async () => {
    const prices = new Map((await list()).rows.map(({ id, price }) => [id, price]))
    expect([prices.get(1), prices.get(3), prices.get(4), prices.get(6)]).toEqual([60, 450, null, 11000])
  })

  it.each([
    ['per_page=51', { per_page: 'too_big' }],
    ['per_page=0', { per_page: 'invalid' }],
    ['page=0', { page: 'invalid' }],
    ['page=', { page: 'required' }],
    ['type=other', { type: 'invalid' }],
    [`search=${'a'.repeat(81)}`, { search: 'too_long' }],
    [`timestamp=${'9'.repeat(31)}`, { timestamp: 'too_long' }],
  ])('answers 422 to %s', async (query, fields) => {
    const answer = await api.send(`project?${query}`)
    expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
  })

  it('is in the reader’s language', async () => {
    for (const row of (await list('', hindi)).rows) expect(row.summary).toMatch(/[\u0900-\u097f]/)
    for (const row of (await list()).rows) expect(row.summary).not.toMatch(/[\u0900-\u097f]/)
  })
})

describe('progress', () => {
  it('adds confirmed donations to the earlier total, and counts each donor once', async () => {
    const before = await show(4)
    const { opening } = seeded(4).facts
    expect(before).toMatchObject({ raised: opening.raised, donors: opening.donors })
    await give()
    await give()
    const token = await api.signIn()
    await giveRecorded(api, token)
    expect(await show(4)).toMatchObject({ raised: before.raised + 1000, donors: before.donors + 1 })
    await give('ravi@example.org')
    const after = await show(4)
    expect(after).toMatchObject({ raised: before.raised + 1500, donors: before.donors + 2 })
    expect(after.as_of).toBe(api.deps.now().toISOString())
    expect((await list()).rows[3]).toMatchObject({ id: 4, raised: after.raised, donors: after.donors })
  })

  it('starts at 0 for a project without a page, which shows its description as summary', async () => {
    await api.deps.db.deleteFrom('project_pages').where('project_id', '=', 7).execute()
    const bare = await show(7)
    expect(bare).toMatchObject({ goal: null, raised: 0, donors: 0, story: bare.description })
    expect(bare.summary).not.toMatch(/[<>]/)
    expect(bare.summary.length).toBeGreaterThan(50)
  })
})

describe('the progress of one project', () => {
  const progress = async (project_id: number) => api.send(`project/progress?project=${project_id}`)

  it('is the same as on its page, with the last day of its appeal', async () => {
    for (const id of [4, 8]) {
      const { goal, raised, donors, ends_on, as_of } = await show(id)
      const shown = (await progress(id)).data(projectProgressSchema)
      expect(shown).toEqual({ goal, raised, donors, ends_on, as_of })
      expect(shown.ends_on).toBe(seeded(id).facts.endsOn ?? null)
    }
  })

  it('is read from every page, and 404 for an unknown project', async () => {
    const foreign = await api.send('project/progress?project=4', { origin: 'http://foreign.test' })
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
    expect((await progress(99)).status).toBe(404)
    expect((await progress(0)).status).toBe(422)
  })
})

describe('one project', () => {
  it('has story, pictures, effects, roles and related projects', async () => {
    const project = await show(1)
    const { facts, texts } = seeded(1)
    expect(project.story).toBe(texts.en.body)
    expect(project.gives.map((donation) => donation.amount)).toEqual(facts.gives.toSorted((a, b) => a - b))
    expect(project.gallery).toHaveLength(facts.gallery.length)
    expect(project.volunteer.map((role) => role.id)).toEqual(facts.volunteer.map((role) => role.id))
    expect(project.related.map((row) => row.title)).toEqual(facts.related.map((name) => demoProject(name).title))
    expect((await show(1, hindi)).story).toBe(texts.hi.body)
  })

  it('is 404 when unknown', async () => {
    expect((await api.send('project/show', { json: { project_id: 99 } })).status).toBe(404)
  })
})

describe('the featured project', () => {
  it('is the trust’s choice, or otherwise the first', async () => {
    const chosen = demoSeed.content.projects.find((project) => project.facts.featured)?.facts.id ?? 1
    const featured = async () => (await api.send('featured-project')).data(projectRowSchema).id
    expect(await featured()).toBe(chosen)
    await api.deps.db.updateTable('project_pages').set({ featured: false }).execute()
    expect(await featured()).toBe(1)
  })
})
