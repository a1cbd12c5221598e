import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../../shared/api/apiError.ts'
import { play } from '../play.testdata.ts'
import { endIntent } from './intent.ts'

beforeEach(endIntent)

const keyIn = ({ bodies }: Awaited<ReturnType<typeof play>>): string =>
  String((bodies[0] as { idempotency_key?: string }).idempotency_key)
const lost = { 'donation/payment-detail': new ApiError('timedOut') }
const refused = (status: number) => ({ 'donation/payment-detail': new ApiError('refused', { status }) })

it('names the intent with a random text of 32 digits', async () => {
  expect(keyIn(await play())).toMatch(/^[\da-f]{32}$/)
})

it.each([
  ['the answer to payment-detail', lost],
  ['the answer to add-donation', { 'donation/add-donation': new ApiError('unreachable') }],
])('keeps the key when %s was lost', async (_, answers) => {
  const first = keyIn(await play(answers))
  expect(keyIn(await play())).toBe(first)
})

it('makes a new key when the donor changes the choice', async () => {
  const first = keyIn(await play(lost))
  const { form } = (await play(lost)).flow.getState()
  const changed = form?.type === 'flexible' ? { form: { ...form, amountText: '2000' } } : {}
  expect(keyIn(await play(lost, { state: changed }))).not.toBe(first)
})

it('makes a new key after the donor went to pay', async () => {
  const first = keyIn(await play())
  expect(keyIn(await play())).not.toBe(first)
})

it.each([409, 422])('makes a new key after a refusal with %d', async (status) => {
  const first = keyIn(await play(refused(status)))
  expect(keyIn(await play())).not.toBe(first)
})

it('keeps the key while there are too many requests', async () => {
  const first = keyIn(await play(refused(429)))
  expect(keyIn(await play())).toBe(first)
})
