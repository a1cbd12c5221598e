import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenedLink, openedLinkSchema } from '../../shared/contract/donation/paymentLink.ts'
import { staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { duplicatesSchema } from '../../shared/contract/staff/donors.ts'
import { linkIdSchema, paymentLinksSchema, type StaffPaymentLink } from '../../shared/contract/staff/paymentLinks.ts'
import { staffCalls, type StaffCalls } from '../accounting/testing/giveInYear.ts'
import { settle } from '../payment/settle.ts'
import { flexibleRecord, issue, record } from '../testing/donations.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let staff: StaffCalls
beforeEach(async () => {
  api = await createTestApi()
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
})
afterEach(() => api.close())

const wanted = {
  donor: 'new',
  name: 'Gomti Namuna',
  email: 'gomti@example.org',
  phone: '9876500001',
  language: 'hi',
  project_id: '4',
  amount: '500',
  note: 'For the camp',
  until: '2026-12-05',
}
const make = async (change: Partial<typeof wanted> = {}): Promise<StaffPaymentLink & { token: string }> => {
  const { id } = (await staff.call('staff/payment-link', { json: { ...wanted, ...change } })).data(linkIdSchema)
  const link = await see(id)
  return { ...link, token: new URL(link.url ?? '').hash.slice(1) }
}
const see = async (id: number): Promise<StaffPaymentLink> => {
  const { rows } = (await staff.call('staff/payment-links')).data(paymentLinksSchema)
  const link = rows.find((row) => row.id === id)
  if (!link) throw new Error('the link is not listed')
  return link
}
const open = async (token: string): Promise<OpenedLink> =>
  (await api.send(`payment-link?link=${token}`, { origin: siteOrigin })).data(openedLinkSchema)

const choice = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
/** Pays a donation of a signed-in donor, with the link that the browser kept. */
async function pay(token: string, payment_link: string, change: Partial<typeof choice> = {}): Promise<string> {
  const order = { ...choice, ...change }
  const { txn_id } = await issue(api, token, { ...order, payment_link })
  await record(api, token, { ...flexibleRecord, donation_amount: order.amount, txn_id })
  const paidAt = api.deps.now()
  await settle(api.deps, txn_id, { providerId: txn_id, evidenceId: null, paidAt, verdict: { status: 'success' } })
  return txn_id
}
const linkOf = async (txnId: string) =>
  (
    await api.deps.db
      .selectFrom('donations')
      .select('payment_link_id')
      .where('txn_id', '=', txnId)
      .executeTakeFirstOrThrow()
  ).payment_link_id

it('ties the donation of anyone who signs in to the link’s person, and then says that it is paid', async () => {
  const link = await make()
  expect(await open(link.token)).toEqual({
    state: 'open',
    project: { id: 4, title: 'Medical camp' },
    amount: 500,
    until: '2026-12-05',
  })
  const txnId = await pay(await api.signIn(), link.token)
  expect(await open(link.token)).toMatchObject({ state: 'paid' })
  expect(await see(link.id)).toMatchObject({ state: 'paid', url: null, txn_id: txnId, donor: { name: 'Gomti Namuna' } })
  const donation = (await staff.call(`staff/donation?txn_id=${txnId}`)).data(staffDonationSchema)
  expect([donation.link_of, donation.donor?.name]).toEqual(['Gomti Namuna', 'Asha Rawat'])
  const duplicates = async () => (await staff.call('staff/donor-duplicates')).data(duplicatesSchema).rows
  expect(await duplicates()).toMatchObject([
    { from: { name: 'Gomti Namuna' }, into: { name: 'Asha Rawat' }, reasons: ['payment_link'] },
  ])
  // Anybody can make an account with an address that is not theirs.
  await api.deps.db
    .updateTable('users')
    .set({ email_proven_at: null })
    .where('email', '=', 'asha@example.org')
    .execute()
  expect(await duplicates()).toEqual([])
})

it('ties no donation of another amount, of another day, or after the link was paid or revoked', async () => {
  const token = await api.signIn()
  const [first, second, third] = [await make(), await make(), await make({ until: '2026-11-21' })]
  expect(await linkOf(await pay(token, first.token, { amount: 600 }))).toBeNull()
  expect(await linkOf(await pay(token, first.token))).toBe(first.id)
  expect(await linkOf(await pay(token, first.token))).toBeNull()
  await staff.call('staff/revoke-payment-link', { json: { id: second.id } })
  expect(await linkOf(await pay(token, second.token))).toBeNull()
  expect(await open(second.token)).toMatchObject({ state: 'revoked' })
  // Midnight in India.
  api.advance((Date.parse('2026-11-21T18:29:59Z') - api.deps.now().getTime()) / 1000)
  expect(await open(third.token)).toMatchObject({ state: 'open' })
  api.advance(1)
  expect(await open(third.token)).toMatchObject({ state: 'ended' })
  expect(await linkOf(await pay(await api.signIn(), third.token))).toBeNull()
})

it('names nobody in its address and its answer, signs nobody in, and takes no forged signature', async () => {
  const { id, token, url } = await make()
  expect(url).toMatch(/^http:\/\/site\.test\/pay#\d+\.[\w-]{16}$/)
  const answer = await api.send(`payment-link?link=${token}`, { origin: siteOrigin })
  expect(JSON.stringify(answer.raw)).not.toMatch(/gomti|98765|For the camp/i)
  const unsigned = await api.send('donation/payment-detail', {
    json: { ...choice, payment_link: token },
    origin: siteOrigin,
  })
  expect(unsigned.status).toBe(401)
  expect((await api.send('profile', { token, origin: siteOrigin })).status).toBe(401)
  const forged = `${id}.${'A'.repeat(16)}`
  const other = `${id + 1}.${token.split('.')[1]}`
  for (const wrong of [forged, other]) {
    expect((await api.send(`payment-link?link=${wrong}`, { origin: siteOrigin })).status).toBe(404)
    expect(await linkOf(await pay(await api.signIn(), wrong))).toBeNull()
  }
})

it('mails the link to its person in their language, and nobody without an address', async () => {
  const link = await make()
  await staff.call('staff/mail-payment-link', { json: { id: link.id } })
  expect(api.mails).toMatchObject([
    { to: 'gomti@example.org', kind: 'payment_link', language: 'hi', action: { url: link.url } },
  ])
  expect(api.mails[0]?.text).toContain('For the camp')
  expect((await see(link.id)).mailed_at).not.toBeNull()
  const silent = await make({ email: '' })
  expect((await staff.call('staff/mail-payment-link', { json: { id: silent.id } })).refusal?.code).toBe('no_address')
  await staff.call('staff/revoke-payment-link', { json: { id: link.id } })
  for (const act of ['mail', 'revoke'])
    expect((await staff.call(`staff/${act}-payment-link`, { json: { id: link.id } })).refusal?.code).toBe('link_over')
})

it('is for a known donor without a second entry', async () => {
  const { donor } = await make({ donor: 'account-1', name: '' })
  expect(donor).toMatchObject({ key: 'account-1', email: 'asha@example.org' })
  expect(await api.deps.db.selectFrom('donors').select('id').execute()).toEqual([])
})

it.each([
  ['a project of items', { project_id: '1' }, { project_id: 'items' }],
  ['an unknown project', { project_id: '999' }, { project_id: 'unknown' }],
  ['more than can be given online', { amount: '1000001' }, { amount: 'amount' }],
  ['a day that is over', { until: '2026-11-20' }, { until: 'past' }],
  ['a day after a year', { until: '2027-11-22' }, { until: 'too_late' }],
  ['a new donor without a name', { name: '' }, { name: 'required' }],
  ['a note with a phone number', { note: 'Call 9876500001' }, { note: 'personal' }],
])('refuses %s', async (_, change, fields) => {
  const answer = await staff.call('staff/payment-link', { json: { ...wanted, ...change } })
  expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
})
