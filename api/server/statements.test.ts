import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { areas } from '../routes/areas.ts'
import { demoPassword, readQueries } from '../testing/demoContent.ts'
import { flexibleRecord } from '../testing/donations.ts'
import { createTestApi, type SendOptions, type TestApi, toRequest } from '../testing/testApi.ts'
import { createApi } from './createApi.ts'

let api: TestApi
let token: string
let handle: TestApi['fetch']
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  // As in production: answers stay in memory.
  handle = createApi({ ...api.deps, freshness: { version: () => 1, progressMs: 1e9 } })
})
afterAll(() => api.close())

async function count(path: string, options: SendOptions = {}): Promise<{ statements: number; text: string }> {
  const before = api.statements.length
  const response = await handle(toRequest(path, options))
  const text = await response.text()
  expect([path, response.status, text.slice(0, response.status === 200 ? 0 : 300)]).toEqual([path, 200, ''])
  return { statements: api.statements.length - before, text }
}

const queries: Record<string, string> = { ...readQueries, 'donation/statement': '?year=2026-27' }

/** The most statements of a call, without begin and commit. Public reads: of the first request; later ones make none. Raise a number only with a reason. */
const budgets: Record<string, number> = {
  'about-us': 1,
  'awards-recognitions-list': 1,
  blog: 4,
  'blog/archive': 1,
  'blog/blogdetails': 6,
  collaborators: 1,
  dashboard: 1,
  donation: 3,
  'donation/certificates': 2,
  // One of them reads the donor, whom the hand-over keeps for the receipt.
  'donation/add-donation': 4,
  'donation/partner': 1,
  'donation/partner-name': 1,
  'donation/payment-detail': 3,
  'donation/require-item': 4,
  // Session; the donation and the turn to ask the provider; what it answered.
  'donation/update-status': 3,
  'donation/statement': 6,
  'donation/years': 2,
  'featured-project': 4,
  'gallery/photos': 2,
  'gallery/videos': 1,
  // Its limit of UPI is a rule with a day.
  'get-contact-details': 2,
  'get-home-banner': 1,
  'get-page': 1,
  'get-pages-banner': 1,
  // One of them remembers the device, so that its owner always gets in.
  login: 11,
  'my-data': 20,
  'my-data/export': 19,
  'monthly/own': 2,
  notification: 3,
  'notification/get-notification-types': 2,
  'notification/notification-counter': 2,
  pledge: 2,
  'privacy-policy': 1,
  profile: 5,
  'profile/second-factor': 3,
  'profile/sessions': 2,
  'profile/occasions-list': 2,
  'profile/special-dates-list': 2,
  project: 5,
  'project/dropdown-list': 2,
  'project/get-projects': 1,
  'project/progress': 2,
  'project/show': 12,
  'quotes-list': 1,
  'receipt-keys': 1,
  search: 10,
  'support-partners-list': 1,
  trustee: 1,
}

const routes = areas.flatMap((area) => area.routes)
const publicReads = routes.filter((route) => route.cached)
// A call that answers a file needs a file of this donor.
const ownReads = routes.filter(
  ({ method, auth, path, answer }) => method === 'GET' && auth === 'full' && !path.includes(':') && answer,
)

it('every call that reads has a budget', () => {
  const without = [...publicReads, ...ownReads].map(({ path }) => path).filter((path) => budgets[path] === undefined)
  expect(without).toEqual([])
})

it.each(publicReads)('$path keeps its budget, and the next request makes no statement', async ({ path, method }) => {
  const options = method === 'POST' ? { json: { project_id: 3 } } : {}
  const address = `${path}${queries[path] ?? ''}`
  expect((await count(address, options)).statements).toBeLessThanOrEqual(budgets[path] ?? 0)
  expect((await count(address, options)).statements).toBe(0)
})

it.each(ownReads)('$path keeps its budget', async ({ path }) => {
  expect((await count(`${path}${queries[path] ?? ''}`, { token })).statements).toBeLessThanOrEqual(budgets[path] ?? 0)
})

it('a donation keeps the budgets of its calls', async () => {
  const ask = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
  const detail = await count('donation/payment-detail', { json: ask, token })
  const { txn_id } = paymentDetailSchema.parse(JSON.parse(detail.text).data)
  const added = await count('donation/add-donation', { json: { ...flexibleRecord, txn_id }, token })
  const status = await count('donation/update-status', { json: { txn_id }, token })
  const login = await count('login', { json: { email: 'asha@example.org', password: demoPassword } })
  const counted = {
    'donation/payment-detail': detail,
    'donation/add-donation': added,
    'donation/update-status': status,
    login,
  }
  for (const [path, { statements }] of Object.entries(counted))
    expect([path, statements <= (budgets[path] ?? 0), statements]).toEqual([path, true, statements])
})
