import { afterAll, beforeAll, expect, it } from 'vitest'
import { donationHistorySchema, donationYearsSchema } from '../../shared/contract/donation/donation.ts'
import { receiptSchema } from '../../shared/contract/donation/receipt.ts'
import { takenOfflineSchema } from '../../shared/contract/staff/offlineDonation.ts'
import { createTestApi, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
let staff: string
let asha: string
let ravi: string
let txn_id: string
let donor: string
let into: string

/** A donor without an account, who was merged into another such donor before. */
beforeAll(async () => {
  api = await createTestApi()
  staff = await api.signIn('accounts@example.org')
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
  const user = await api.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'asha@example.org')
    .executeTakeFirstOrThrow()
  into = `account-${user.id}`
  const entry = {
    key: 'entry-0000000000000001',
    name: 'Asha R',
    email: 'old@example.org',
    declared: 'citizen',
    language: 'en',
  }
  const money = { project_id: '4', amount: '1200', mode: 'cheque', reference: '004217', day: '2026-04-02' }
  const empty = { phone: '', line: '', city: '', state: '', pin: '', pan: '' }
  const taken = await post('offline-donation', { ...entry, ...money, ...empty })
  txn_id = taken.data(takenOfflineSchema).txn_id
  const leaf = await api.deps.db.selectFrom('donors').select('id').executeTakeFirstOrThrow()
  const root = await api.deps.db
    .insertInto('donors')
    .values({ full_name: 'A Rawat', email: null, contact_no: null, user_id: null, created_at: api.deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  donor = `donor-${root.id}`
  await post('merge-donors', { from: `donor-${leaf.id}`, into: donor })
})
afterAll(() => api.close())

const post = (path: string, json: unknown) => api.send(`staff/${path}`, { json, token: staff, origin: siteOrigin })

/** What a person sees of the donation: history, years, receipt, its file, the year's file. */
async function seenBy(token: string) {
  const { rows } = (await api.send('donation', { token })).data(donationHistorySchema)
  const years = (await api.send('donation/years', { token })).data(donationYearsSchema)
  const receipt = await api.send('donation/receipt', { token, json: { txn_id } })
  const file = await api.fetch(toRequest(`donation/receipt-pdf?txn_id=${txn_id}`, { token }))
  const csv = await (await api.fetch(toRequest('donation/statement?year=2026-27&format=csv', { token }))).text()
  return [
    rows.map((row) => [row.txn_id, row.year, row.created_at?.slice(0, 10)]),
    years.map(({ year, total }) => [year, total]),
    receipt.status,
    file.status,
    csv.includes('1200'),
  ]
}
const nothing = [[], [], 404, 404, false]

it('shows a merged donor’s offline donations to the account, only while they are merged, and to nobody else', async () => {
  expect(await seenBy(asha)).toEqual(nothing)
  expect((await post('merge-donors', { from: donor, into, checked: true })).status).toBe(200)
  expect(await seenBy(asha)).toEqual([[[txn_id, '2026-27', '2026-04-02']], [['2026-27', 1200]], 200, 200, true])
  expect(await seenBy(ravi)).toEqual(nothing)
  const receipt = await api.send('donation/receipt', { token: asha, json: { txn_id } })
  expect(receipt.data(receiptSchema)).toMatchObject({ mode: 'cheque', donor: { name: 'Asha R' } })
  expect((await post('unmerge-donor', { key: donor })).status).toBe(200)
  expect(await seenBy(asha)).toEqual(nothing)
})

it('mails the receipt again to the account of a merged donor, and not to the old address', async () => {
  await post('merge-donors', { from: donor, into, checked: true })
  api.mails.length = 0
  expect((await api.send('donation/mail-receipt', { token: asha, json: { txn_id } })).status).toBe(200)
  expect((await api.send('donation/mail-receipt', { token: ravi, json: { txn_id } })).status).toBe(404)
  expect(api.mails.map(({ to }) => to)).toEqual(['asha@example.org'])
})
