import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { donationOutcomeSchema, handoverSchema, paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { donationStates } from '../../shared/contract/donation/donationState.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import { flexibleRecord, postReturn, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { isConsentLeft, MOST_ATTEMPTS } from './consent.ts'

let api: TestApi
let full: string
let token: string
beforeAll(async () => {
  api = await createTestApi()
  full = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  token = await openDonateToken(api, full)
})

const prepare = (by = token) =>
  api.send('donation/payment-detail', {
    json: { project_id: 4, amount: 500, purpose_id: 41, items: [] },
    token: by,
    origin: partnerOrigin,
  })
const prepared = async () => (await prepare()).data(paymentDetailSchema)
const keep = (txn_id: string, by = token) => record(api, by, { ...flexibleRecord, txn_id }, partnerOrigin)
const handOver = (url = '') =>
  api.send('donation/handover', { json: { code: url.split('#')[1] }, token: full, origin: siteOrigin })
const openOf = (txnIds: readonly string[]) =>
  api.deps.db
    .selectFrom('donations')
    .select('txn_id')
    .where('txn_id', 'in', txnIds)
    .where('recorded_at', 'is not', null)
    .execute()
const says = (posted: Record<string, string>) => ({ status: 'success', unmappedstatus: 'captured', ...posted })
async function formOf(txnId: string): Promise<Record<string, string>> {
  const { form_fields } = await api.deps.db
    .selectFrom('donations')
    .select('form_fields')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  return JSON.parse(form_fields)
}
const pay = async (txnId: string, change: Record<string, string> = {}) =>
  postReturn(api, txnId, api.gateway.signedPost(await formOf(txnId), says(change)))

describe('a consent to what the sign-in window has shown', () => {
  const seen = { project_id: 4, amount: 500 }
  const ask = (by: string, change: Partial<typeof seen>) =>
    api.send('donation/payment-detail', { json: { ...seen, ...change }, token: by, origin: partnerOrigin })

  it.each([
    ['another amount', { amount: 50_000 }],
    ['another project', { project_id: 2 }],
  ])('is not good for %s: the donor is asked again', async (_, change) => {
    const by = await openDonateToken(api, full, partnerOrigin, seen)
    const refused = await ask(by, change)
    expect([refused.status, refused.refusal?.code]).toEqual([401, 'consent_differs'])
    expect((await ask(by, {})).status).toBe(200)
  })

  it('hands over without another press', async () => {
    const by = await openDonateToken(api, full, partnerOrigin, seen)
    const detail = (await prepare(by)).data(paymentDetailSchema)
    await keep(detail.txn_id, by)
    expect((await handOver(detail.handover_url)).data(handoverSchema).confirm).toBeUndefined()
  })

  it('asks for a press at the hand-over if the window has shown no amount', async () => {
    const detail = await prepared()
    await keep(detail.txn_id)
    expect((await handOver(detail.handover_url)).data(handoverSchema).confirm).toBe(true)
  })
})

describe('one consent on a partner’s page', () => {
  it('records one donation, however many are prepared and recorded at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => prepare()))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(MOST_ATTEMPTS)
    expect(answers.filter(({ refusal }) => refusal?.code === 'consent_used')).toHaveLength(30 - MOST_ATTEMPTS)
    const ids = good.map((answer) => answer.data(paymentDetailSchema).txn_id)
    await Promise.all(ids.map((id) => keep(id)))
    expect(await openOf(ids)).toHaveLength(1)
  })

  it('may be recorded again after the same answer was lost', async () => {
    const { txn_id } = await prepared()
    expect((await keep(txn_id)).status).toBe(200)
    expect((await keep(txn_id)).status).toBe(200)
  })

  it('replaces the earlier donation if the donor went back and changed the choices', async () => {
    const [first, second] = [await prepared(), await prepared()]
    await keep(first.txn_id)
    expect((await keep(second.txn_id)).status).toBe(200)
    expect(await openOf([first.txn_id, second.txn_id])).toEqual([{ txn_id: second.txn_id }])
    expect((await handOver(first.handover_url)).refusal?.code).toBe('not_recorded')
    const form = (await handOver(second.handover_url)).data(handoverSchema)
    expect(form.fields['txnid']).toBe(second.txn_id)
  })

  it('counts the money of a replaced donation that is paid nevertheless', async () => {
    const [first, second] = [await prepared(), await prepared()]
    await keep(first.txn_id)
    await keep(second.txn_id)
    expect(await pay(first.txn_id)).toContain('/payment-success?')
    expect((await prepare()).refusal?.code).toBe('consent_used')
  })

  it('allows another try after a payment that failed', async () => {
    const { txn_id } = await prepared()
    await keep(txn_id)
    await pay(txn_id, { status: 'failure', unmappedstatus: 'failed' })
    const again = await prepared()
    expect((await keep(again.txn_id)).status).toBe(200)
  })

  it.each([
    ['is paid', {}],
    ['may be paid', { unmappedstatus: 'auth' }],
  ])('is used up when a payment %s, also for a donation prepared before', async (_, change) => {
    const [first, second] = [await prepared(), await prepared()]
    await keep(first.txn_id)
    await pay(first.txn_id, change)
    const refused = await prepare()
    expect([refused.status, refused.refusal?.code]).toEqual([401, 'consent_used'])
    expect(refused.message).toContain('sign in')
    expect((await keep(second.txn_id)).refusal?.code).toBe('consent_used')
    // The page may still ask about the payment.
    const status = { json: { txn_id: first.txn_id }, token, origin: partnerOrigin }
    expect((await api.send('donation/update-status', status)).status).toBe(200)
  })

  it('leads the donor back to the page, as long as its origin is registered for the same partner', async () => {
    const { txn_id } = await prepared()
    await keep(txn_id)
    const pageFor = async (by: string, origin: string) => {
      const answer = await api.send('donation/update-status', { json: { txn_id }, token: by, origin })
      return answer.data(donationOutcomeSchema).partner_page
    }
    expect(await pageFor(full, siteOrigin)).toEqual({ name: 'Meghdoot Pumps Ltd', origin: partnerOrigin })
    expect(await pageFor(token, partnerOrigin)).toBeUndefined()
    const { db } = api.deps
    const registered = db.updateTable('partner_origins').where('origin', '=', partnerOrigin)
    const other = await db.selectFrom('partners').select('id').where('id', '!=', 'meghdoot').executeTakeFirstOrThrow()
    await registered.set({ partner_id: other.id }).execute()
    expect(await pageFor(full, siteOrigin)).toBeNull()
    await registered.set({ partner_id: 'meghdoot' }).execute()
  })

  it('does not limit the next consent, nor the donor on the trust’s own site', async () => {
    const { txn_id } = await prepared()
    await keep(txn_id)
    await pay(txn_id)
    const next = await openDonateToken(api, full)
    const again = (await prepare(next)).data(paymentDetailSchema)
    expect((await keep(again.txn_id, next)).status).toBe(200)
    for (let times = 0; times < MOST_ATTEMPTS + 2; times++) {
      const json = { project_id: 4, amount: 500 }
      expect((await api.send('donation/payment-detail', { json, token: full })).status).toBe(200)
    }
  })
})

it('is left only while nothing is paid or may be, and attempts are few', () => {
  const state = fc.constantFrom(...donationStates)
  const donation = fc.record({ state, stage: fc.constantFrom(null, 'opened', 'settling') })
  fc.assert(
    fc.property(fc.array(donation, { maxLength: 12 }), (earlier) => {
      const taken = earlier.filter((one) => paidStates.includes(one.state) || one.stage === 'settling')
      expect(isConsentLeft(earlier)).toBe(taken.length === 0 && earlier.length < MOST_ATTEMPTS)
    }),
  )
})
