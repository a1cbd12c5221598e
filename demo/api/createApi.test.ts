import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactSchema } from '../../shared/contract/contact.ts'
import { givingSchema } from '../../shared/contract/giving.ts'
import { projectChoicesSchema, projectSchema, projectsSchema } from '../../shared/contract/project.ts'
import { createApi } from './createApi.ts'
import { seed } from './seed/seed.ts'
import { migrate } from './storage/migrate.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from './testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' } }
const allowed = (response: { headers: Headers }) => response.headers.get('Access-Control-Allow-Origin')
const preflight = (path: string, origin: string, names: string) =>
  api.fetch(
    toRequest(path, {
      method: 'OPTIONS',
      origin,
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': names },
    }),
  )

describe('the envelope holds everywhere', () => {
  it.each([
    ['an unknown path', 'nothing', {}, 404, 'not_found'],
    ['another method', 'login', {}, 405, 'method'],
    ['another method', 'profile', { method: 'DELETE' }, 405, 'method'],
    ['broken JSON', 'login', { body: '{"email":' }, 400, 'malformed'],
    ['no body', 'login', { method: 'POST' }, 400, 'malformed'],
    ['JSON that is no object', 'login', { json: null }, 422, 'invalid'],
    ['a list', 'login', { json: [] }, 422, 'invalid'],
    ['a body over 64 kB', 'login', { json: { email: 'x'.repeat(70_000) } }, 413, 'too_large'],
    ['a form over 64 kB', 'payment/webhook', { body: `txnid=${'x'.repeat(70_000)}` }, 413, 'too_large'],
  ])('%s (%s)', async (_, path, options, status, code) => {
    const answer = await api.send(path, options)
    expect(answer.status).toBe(status)
    expect(answer.refusal?.code).toBe(code)
  })

  it('an unforeseen fault is logged by its id and says nothing of itself', async () => {
    const lines: string[] = []
    const broken = createApi({
      ...api.deps,
      log: (line) => lines.push(line),
      clientAddress: () => {
        throw new Error('secret detail')
      },
    })
    const json = { email: 'asha@example.org', password: 'x' }
    const response = await broken(toRequest('login', { json, origin: siteOrigin }))
    expect(response.status).toBe(500)
    expect(allowed(response)).toBe(siteOrigin)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ status: false, message: 'Internal server error', data: null })
    expect(text).not.toContain('secret')
    expect(lines[0]).toContain(response.headers.get('X-Request-Id') ?? 'no id')
    expect(lines[0]).toContain('secret detail')
  })

  it('refusals speak the reader’s language', async () => {
    expect((await api.send('nothing', hindi)).message).toBe('यह नहीं मिला।')
    expect((await api.send('nothing')).message).toBe('Not found.')
  })
})

describe('who may call from where', () => {
  it('public calls: anyone, while no token is sent', async () => {
    const answer = await api.send('project/dropdown-list', { origin: 'http://evil.example' })
    expect([answer.status, allowed(answer)]).toEqual([200, '*'])
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    const asked = await preflight('donation/require-item', 'http://evil.example', 'content-type')
    expect([asked.status, allowed(asked), asked.headers.get('Access-Control-Max-Age')]).toEqual([204, '*', '600'])
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
  })

  it('public calls with a token: the site and registered partners; a sent token must be good', async () => {
    expect(allowed(await api.send('project/dropdown-list', { origin: siteOrigin, token }))).toBe(siteOrigin)
    const evil = await api.send('project/dropdown-list', { origin: 'http://evil.example', token })
    expect([evil.status, allowed(evil)]).toEqual([403, null])
    const asked = await preflight('project/dropdown-list', 'http://evil.example', 'authorization')
    expect([asked.status, allowed(asked)]).toEqual([403, null])
    const bad = await api.send('project/dropdown-list', { origin: siteOrigin, token: 'bad' })
    expect([bad.status, allowed(bad)]).toEqual([401, siteOrigin])
  })

  it.each([
    ['login', siteOrigin, siteOrigin],
    ['login', partnerOrigin, null],
    ['donation/partner-token', partnerOrigin, null],
    ['donation/handover', 'http://evil.example', null],
    ['donation/payment-detail', siteOrigin, siteOrigin],
    ['donation/add-donation', partnerOrigin, partnerOrigin],
    ['donation/update-status', 'http://evil.example', null],
    ['donation/update-status', 'null', null],
    ['payment/webhook', siteOrigin, null],
  ])('preflight of %s from %s is allowed for %s', async (path, origin, expected) => {
    const response = await preflight(path, origin, 'authorization,content-type')
    expect(allowed(response)).toBe(expected)
    if (expected) expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('a call that needs no preflight is not carried out for a page that may not make it', async () => {
    const before = api.mails.length
    const body = JSON.stringify({ email: 'asha@example.org' })
    const answer = await api.send('forget-password', { body, origin: 'http://evil.example' })
    expect([answer.status, allowed(answer), api.mails.length]).toEqual([403, null, before])
  })

  it('a full token is refused on a partner’s page', async () => {
    const json = { project_id: 4, amount: 500 }
    const answer = await api.send('donation/payment-detail', { json, token, origin: partnerOrigin })
    expect([answer.status, allowed(answer)]).toEqual([403, partnerOrigin])
  })
})

describe('projects', () => {
  it('lists ten over the three types, in English and Hindi', async () => {
    const english = (await api.send('project/dropdown-list')).data(projectChoicesSchema)
    expect(english.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(english.map((row) => row.donation_type))).toEqual(new Set(['item', 'flexible', 'fixed']))
    const answer = await api.send('project/dropdown-list', hindi)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    for (const row of answer.data(projectChoicesSchema)) expect(row.title).toMatch(/[\u0900-\u097f]/)
  })

  it('shows each with its banner’s absolute address; an unknown one is 404', async () => {
    const all = (await api.send('project/get-projects')).data(projectsSchema)
    expect(all[3]?.banner_image).toBe('http://api.test/media/medical-camp.svg')
    const one = (await api.send('project/show', { json: { project_id: 4 } })).data(projectSchema)
    expect(one).toEqual(all[3])
    expect((await api.send('project/show', { json: { project_id: 99 } })).status).toBe(404)
    expect((await api.send('project/show', { json: { project_id: '4' } })).status).toBe(422)
  })

  it('tells what can be chosen, asked by JSON or by a form that needs no preflight', async () => {
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
  ])('project %d has the base amount %d', async (project_id, base) => {
    const giving = (await api.send('donation/require-item', { json: { project_id } })).data(givingSchema)
    expect(giving.donation_amount).toBe(base)
  })

  it('suggests amounts for every flexible project, in the reader’s language', async () => {
    for (const project_id of [4, 5, 8]) {
      const giving = (await api.send('donation/require-item', { json: { project_id }, ...hindi })).data(givingSchema)
      expect(giving.suggested_amounts?.length).toBeGreaterThan(2)
      for (const { label } of giving.suggested_amounts ?? []) expect(label).toMatch(/[\u0900-\u097f]/)
    }
  })
})

describe('contact details', () => {
  it('hold the offline ways, online unless configured otherwise', async () => {
    const contact = (await api.send('get-contact-details')).data(contactSchema)
    expect(contact.offline).toMatchObject({ online: true, upi: { vpa: 'kinara@examplebank' } })
    const offline = createApi({ ...api.deps, config: { ...api.deps.config, offlineOnly: true } })
    const body = await (await offline(toRequest('get-contact-details', hindi))).json()
    expect(body).toMatchObject({ data: { companyName: 'किनारा सेवा न्यास', offline: { online: false } } })
  })
})

describe('the outbox', () => {
  it('shows mails escaped, as a page and as a list', async () => {
    await api.deps.mailer.send({
      to: 'a@example.org',
      subject: '<img src=x>',
      text: 'see http://site.test/x?a=1&b=2 "q"',
    })
    const page = await (await api.fetch(toRequest('outbox', {}))).text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain('href="http://site.test/x?a=1&amp;b=2"')
    const list = await api.send('outbox?format=json')
    expect(list.raw).toMatchObject({ data: [{ to: 'a@example.org', subject: '<img src=x>' }] })
    expect(allowed(list)).toBeNull()
  })
})

describe('seed and migrations', () => {
  it('may run again, and change nothing', async () => {
    const { db } = api.deps
    const count = async () => {
      const giving = ['projects', 'purposes', 'items', 'suggestions', 'contacts', 'users'] as const
      const pages = ['documents', 'page_banners', 'project_pages', 'posts', 'post_texts', 'photos'] as const
      const tables = [...giving, ...pages]
      return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    }
    await db.updateTable('projects').set({ title_en: 'Renamed by the trust' }).where('id', '=', 8).execute()
    await db.deleteFrom('users').where('email', '=', 'ravi@example.org').execute()
    const before = await count()
    await migrate(db)
    await seed(db, api.deps.now)
    const after = await count()
    const sorted = (all: typeof before) => all.map((rows) => rows.map((row) => JSON.stringify(row)).sort())
    expect(sorted(after)).toEqual(sorted(before))
  })
})
