import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactSchema } from '../../shared/contract/content/contact.ts'
import { givingSchema, projectChoicesSchema, projectSchema, projectsSchema } from '../../shared/contract/project.ts'
import { createApi } from '../server/createApi.ts'
import { createTestApi, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' } }
const allowed = (response: { headers: Headers }) => response.headers.get('Access-Control-Allow-Origin')
describe('projects', () => {
  it('are ten of three types, in English and Hindi', async () => {
    const english = (await api.send('project/dropdown-list')).data(projectChoicesSchema)
    expect(english.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(english.map((row) => row.donation_type))).toEqual(new Set(['item', 'flexible', 'fixed']))
    const answer = await api.send('project/dropdown-list', hindi)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    for (const row of answer.data(projectChoicesSchema)) expect(row.title).toMatch(/[\u0900-\u097f]/)
  })

  it('have an absolute address for their banner, and 404 for an unknown project', async () => {
    const all = (await api.send('project/get-projects')).data(projectsSchema)
    expect(all[3]?.banner_image).toBe('http://api.test/media/medical-camp.svg')
    const one = (await api.send('project/show', { json: { project_id: 4 } })).data(projectSchema)
    expect(one).toEqual(all[3])
    expect((await api.send('project/show', { json: { project_id: 99 } })).status).toBe(404)
    expect((await api.send('project/show', { json: { project_id: '4' } })).status).toBe(422)
  })

  it('answer their donation options to JSON, and to a form that needs no preflight', async () => {
    const items = (await api.send('donation/require-item', { json: { project_id: 3 } })).data(givingSchema)
    expect(items.items.map((item) => [item.id, item.price, item.quantity])).toEqual([
      [31, 450, 1],
      [32, 650, 0],
      [33, 850, 0],
      [34, 2400, 0],
    ])
    expect(items.items[1]?.image).toBe('http://api.test/media/item-bag.svg')
    const body = new URLSearchParams({ project_id: '3' })
    const form = await api.send('donation/require-item', { body, origin: 'http://evil.example' })
    expect([allowed(form), form.data(givingSchema)]).toEqual(['*', items])
    expect((await api.send('donation/require-item', { body: new URLSearchParams({ project_id: '3e0' }) })).status).toBe(
      422,
    )
    expect((await api.send('donation/require-item', { json: { project_id: 99 } })).status).toBe(404)
  })

  it.each([
    [6, 11000],
    [7, 2500],
    [9, 15000],
  ])('have the base amount: project %d, %d', async (project_id, base) => {
    const giving = (await api.send('donation/require-item', { json: { project_id } })).data(givingSchema)
    expect(giving.donation_amount).toBe(base)
  })

  it('say which purposes promise to write a name', async () => {
    const { purpose } = (await api.send('donation/require-item', { json: { project_id: 1 } })).data(givingSchema)
    expect(purpose.filter((one) => one.asks_name).map((one) => one.title)).toEqual([
      'In memory of a loved one',
      'Birthday or anniversary',
    ])
  })

  it('suggest amounts for every flexible project, in the reader’s language', async () => {
    for (const project_id of [4, 5, 8]) {
      const giving = (await api.send('donation/require-item', { json: { project_id }, ...hindi })).data(givingSchema)
      expect(giving.suggested_amounts?.length).toBeGreaterThan(2)
      for (const { label } of giving.suggested_amounts ?? []) expect(label).toMatch(/[\u0900-\u097f]/)
    }
  })
})

describe('contact details', () => {
  it('hold the offline ways, and online payment unless configured otherwise', async () => {
    const contact = (await api.send('get-contact-details')).data(contactSchema)
    expect(contact.offline).toMatchObject({ online: true, upi: { vpa: 'kinara@examplebank' } })
    const offline = createApi({ ...api.deps, config: { ...api.deps.config, offlineOnly: true } })
    const body = await (await offline(toRequest('get-contact-details', hindi))).json()
    expect(body).toMatchObject({ data: { companyName: 'किनारा सेवा न्यास', offline: { online: false } } })
  })

  it('make the list of projects say that online payment is not set up, and nothing else', async () => {
    const offline = createApi({ ...api.deps, config: { ...api.deps.config, offlineOnly: true } })
    const { data } = await (await offline(toRequest('project/dropdown-list', {}))).json()
    expect(projectChoicesSchema.parse(data).map(({ online }) => online)).toEqual(Array(10).fill(false))
    const open = (await api.send('project/dropdown-list')).data(projectChoicesSchema)
    expect(open.filter((choice) => 'online' in choice)).toEqual([])
  })
})
