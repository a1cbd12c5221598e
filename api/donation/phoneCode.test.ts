import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  openedPhoneCodeSchema,
  type PhoneCode,
  phoneCodeSchema,
  phoneStateSchema,
} from '../../shared/contract/donation/phoneCode.ts'
import { defaultLimits } from '../base/config.ts'
import { tidy } from '../storage/tidy.ts'
import { flexibleRecord, issue, postReturn, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

const foreign = 'http://foreign.test'
const paid = { status: 'success', unmappedstatus: 'captured' }

let api: TestApi
let token: string
let device: PhoneCode
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  // A page that nobody has registered may show a code, too.
  device = (await api.send('donation/phone-code', { json: {}, origin: foreign })).data(phoneCodeSchema)
})

const state = async (watch = device.watch) =>
  (await api.send('donation/phone-state', { json: { watch }, origin: foreign })).data(phoneStateSchema)
const open = async () =>
  (await api.send('donation/open-phone-code', { json: { code: device.code } })).data(openedPhoneCodeSchema).state

const prepare = (by = token) =>
  issue(api, by, { project_id: 4, amount: 500, purpose_id: 41, items: [], phone_code: device.code })
/** A recorded donation of ₹500 that the phone makes with the code. */
const give = async (by = token) => {
  const detail = await prepare(by)
  await record(api, by, { ...flexibleRecord, txn_id: detail.txn_id })
  return { ...detail.fields, txnid: detail.txn_id }
}
const answer = async (form: Awaited<ReturnType<typeof give>>, result: Record<string, string>) =>
  postReturn(api, form.txnid, api.gateway.signedPost(form, result))

it('shows the other device each step, and the amount only once the provider’s signed answer is here', async () => {
  expect(await state()).toEqual({ state: 'waiting' })
  expect(await open()).toBe('ready')
  expect(await state()).toEqual({ state: 'open' })
  await prepare()
  expect(await state()).toEqual({ state: 'open' })
  const form = await give()
  expect(await state()).toEqual({ state: 'paying' })
  await answer(form, paid)
  expect(await state()).toEqual({ state: 'paid', amount: 500 })
})

it('believes no forged answer', async () => {
  const form = await give()
  const posted = api.gateway.signedPost(form, paid)
  // The provider itself knows of no payment.
  api.gateway.payments.delete(form.txnid)
  await postReturn(api, form.txnid, { ...posted, hash: 'f'.repeat(128) })
  expect((await state()).state).toBe('paying')
})

it('asks the provider itself if its report is lost, at most every 15 seconds', async () => {
  const form = await give()
  expect((await state()).state).toBe('paying')
  api.gateway.payments.set(form.txnid, { ...paid, transaction_amount: '500.00' })
  api.advance(14)
  expect((await state()).state).toBe('paying')
  api.advance(2)
  expect(await state()).toEqual({ state: 'paid', amount: 500 })
})

it('says that the payment failed, and follows the next try of the same donor', async () => {
  await answer(await give(), { status: 'failure', unmappedstatus: 'failed' })
  expect(await state()).toEqual({ state: 'failed' })
  await answer(await give(), paid)
  expect(await state()).toEqual({ state: 'paid', amount: 500 })
})

it('works once: neither another donor nor another donation takes over a code, and both can still give', async () => {
  const first = await give()
  expect(await open()).toBe('used')
  await answer(await give(await api.signIn('ravi@example.org')), paid)
  expect((await state()).state).toBe('paying')
  await answer(first, paid)
  expect((await state()).state).toBe('paid')
  const second = await give()
  expect(second.txnid).not.toBe(first.txnid)
  expect(await state()).toEqual({ state: 'paid', amount: 500 })
})

it('ends after 30 minutes, and gives a donor who has opened it 30 more', async () => {
  api.advance(29 * 60)
  expect(await open()).toBe('ready')
  api.advance(29 * 60)
  expect((await state()).state).toBe('open')
  api.advance(2 * 60)
  expect([(await state()).state, await open()]).toEqual(['expired', 'expired'])
  // The donation itself is made all the same.
  await answer(await give(), paid)
  expect((await state()).state).toBe('expired')
})

it('stores no secret, and forgets a code a day after its end', async () => {
  await open()
  const rows = await api.deps.db.selectFrom('phone_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(device.code)
  expect(JSON.stringify(rows)).not.toContain(device.watch)
  api.advance(25 * 3600)
  await tidy(api.deps)
  expect((await api.send('donation/phone-state', { json: { watch: device.watch } })).status).toBe(404)
})

it('answers 404 to unknown secrets, and takes no code as the first device’s secret', async () => {
  const { code } = device
  const unknown = await api.send('donation/open-phone-code', { json: { code: 'A'.repeat(22) } })
  const swapped = await api.send('donation/phone-state', { json: { watch: code.padEnd(43, 'A') } })
  expect([unknown.status, swapped.status]).toEqual([404, 404])
  expect((await api.send('donation/phone-state', { json: { watch: code } })).status).toBe(422)
})

it('refuses many codes, and many questions, from one address', async () => {
  const few = { counts: 'all', perAddress: 2, windowMinutes: 15 } as const
  const strict = await createTestApi({ limits: { ...defaultLimits, phoneCode: few, phoneState: few } })
  const statuses: number[] = []
  for (let times = 0; times < 3; times++) {
    const codes = await strict.send('donation/phone-code', { json: {} })
    const states = await strict.send('donation/phone-state', { json: { watch: 'A'.repeat(43) } })
    statuses.push(codes.status, states.status)
  }
  expect(statuses).toEqual([200, 404, 200, 404, 429, 429])
  await strict.close()
})
