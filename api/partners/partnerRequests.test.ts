import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { partnerNameSchema, partnerRequestsSchema } from '../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../shared/contract/basics.ts'
import { defaultLimits } from '../base/config.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { registerPartners } from './partners.ts'

let api: TestApi
let staff: string
beforeAll(async () => {
  api = await createTestApi({
    limits: { ...defaultLimits, partnerRequest: { perAccount: 2, perAddress: 3, windowMinutes: 60 } },
  })
})
afterAll(() => api.close())
// Each test uses its own network address, an hour later.
let tests = 0
beforeEach(async () => {
  api.mails.length = 0
  api.address = `203.0.113.${++tests}`
  api.advance(3600)
  staff = await api.signIn('accounts@example.org')
})

const request = {
  organisation: 'Fern Paper Works',
  page: 'https://www.fern.example/csr?utm=1',
  name: 'Meera Joshi',
  email: 'meera@fern.example',
  message: 'We sell notebooks.',
}
const ask = (json: object, options = {}) =>
  api.send('donation/partner-request', { json, origin: siteOrigin, ...options })
const listed = async () =>
  (await api.send('donation/partner-requests', { token: staff, origin: siteOrigin })).data(partnerRequestsSchema)

it('stores a request, mails it to the trust and confirms it to the sender, with one number', async () => {
  const { reference } = (await ask({ ...request, email: ' Meera@Fern.example' })).data(referenceSchema)
  expect(reference).toMatch(/^P-2026-\d{5}$/)
  expect(api.mails.map((mail) => mail.to)).toEqual(['namaste@example.org', 'meera@fern.example'])
  expect(api.mails[0]?.text).toContain('Origin to register: https://www.fern.example\n')
  for (const mail of api.mails) expect(mail.subject).toContain(reference)
  expect((await listed())[0]).toEqual({
    ...request,
    reference,
    origin: 'https://www.fern.example',
    created_at: api.deps.now().toISOString(),
    partner: null,
  })
})

it('confirms in the sender’s language, without any typed text', async () => {
  const spam = { ...request, organisation: 'CHEAP LOANS', name: 'BUY NOW', message: 'visit evil.example today' }
  const answer = await ask(spam, { headers: { 'Accept-Language': 'hi' } })
  expect(answer.message).toContain('धन्यवाद')
  const text = `${api.mails[1]?.subject} ${api.mails[1]?.text}`
  expect(text).toContain('पेज के पंजीकरण का आपका अनुरोध')
  for (const typed of [spam.organisation, spam.name, spam.message, spam.page]) expect(text).not.toContain(typed)
})

it.each([
  ['www.fern.example/csr', 'https://www.fern.example'],
  ['HTTPS://Fern.example:8443/', 'https://fern.example:8443'],
  ['https://दान.भारत/पेज', 'https://xn--j2be9d.xn--h2brj9c'],
])('lists %s with the origin %s', async (page, origin) => {
  await ask({ ...request, page })
  expect((await listed())[0]).toMatchObject({ page, origin })
})

it.each([
  [{ organisation: ' ' }, { organisation: 'required' }],
  [{ organisation: 'x'.repeat(101) }, { organisation: 'too_long' }],
  [{ organisation: 'Fern\r\nBcc: all@example.org' }, { organisation: 'invalid' }],
  [{ page: '' }, { page: 'required' }],
  [{ page: 'our page' }, { page: 'page_address' }],
  [{ page: 'https://fern.example:99999' }, { page: 'page_address' }],
  [{ page: 'http://www.fern.example' }, { page: 'https' }],
  [{ page: `https://fern.example/${'x'.repeat(200)}` }, { page: 'too_long' }],
  [{ name: undefined }, { name: 'required' }],
  [{ email: 'meera' }, { email: 'email' }],
  [{ message: 'm'.repeat(2001) }, { message: 'too_long' }],
])('refuses %j: %j', async (change, fields) => {
  const answer = await ask({ ...request, ...change })
  expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
  expect(api.mails).toEqual([])
})

it('refuses a registered page, and lists a request with the partner that owns its origin now', async () => {
  await ask({ ...request, page: 'shop.fern.example', message: undefined })
  const partner = { id: 'fern', name: 'Fern Paper Works' }
  await registerPartners(api.deps.db, api.deps.now, [{ ...partner, origin: 'https://shop.fern.example' }])
  expect((await listed())[0]).toMatchObject({ page: 'shop.fern.example', message: '', partner })
  const again = await ask({ ...request, page: 'https://shop.fern.example/other' })
  expect([again.status, again.refusal?.fields]).toEqual([422, { page: 'registered' }])
})

it('accepts a few requests an hour, by e-mail and by network address', async () => {
  const from = async (email: string) => (await ask({ ...request, email })).status
  expect([await from('a@fern.example'), await from('a@fern.example'), await from('A@fern.example')]).toEqual([
    200, 200, 429,
  ])
  expect([await from('b@fern.example'), await from('c@fern.example')]).toEqual([200, 429])
})

it('accepts requests from the trust’s own pages only, and lists them for staff only', async () => {
  expect((await ask(request, { origin: 'https://www.fern.example' })).status).toBe(403)
  const list = (options: object) => api.send('donation/partner-requests', { origin: siteOrigin, ...options })
  expect((await list({})).status).toBe(401)
  expect((await list({ token: await api.signIn() })).refusal?.code).toBe('staff')
})

it('answers the name of a partner id to anyone', async () => {
  const ask = (id: string) => api.send(`donation/partner-name?partner_id=${id}`, { origin: 'https://www.fern.example' })
  expect((await ask('meghdoot')).data(partnerNameSchema).name).toBe('Meghdoot Pumps Ltd')
  expect((await ask('nobody')).data(partnerNameSchema).name).toBeNull()
  expect((await ask('Not%20an%20id')).status).toBe(422)
})

it('deletes a request with the account that wrote it', async () => {
  const token = await api.signIn('ravi@example.org')
  await ask({ ...request, organisation: 'Ravi’s shop' }, { token })
  const own = async () => (await listed()).filter(({ organisation }) => organisation === 'Ravi’s shop').length
  expect(await own()).toBe(1)
  await api.deps.db.deleteFrom('users').where('email', '=', 'ravi@example.org').execute()
  expect(await own()).toBe(0)
})
