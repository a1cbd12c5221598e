import { expect, it } from 'vitest'
import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { readPending, writePending } from '../../../shared/donation/pendingDonation.ts'
import { readyState } from '../flow.testdata.ts'
import { forgetChoices } from './remember.ts'
import type { State } from '../state.ts'

const choices = { amount: 2500, purposeId: 2 }

/** What is restored after a dialog in this state has closed. */
const afterClosing = (state: Partial<State>, txnId?: string) => {
  const storage = memoryStorage()
  storage.setItem(pendingKey, writePending(4, choices, txnId, 1000))
  forgetChoices({ storage, now: () => 1000 }, readyState(state))
  return readPending(storage.getItem(pendingKey), 1000)
}

it('forgets the choices on closing during the two seconds, and keeps the id of the recorded donation', () => {
  const left = afterClosing({ stage: 'leaving', earlierTxnId: 'TXN1' }, 'TXN1')
  expect(left).toMatchObject({ txnId: 'TXN1', closed: true })
  expect(left).not.toHaveProperty('amount')
  expect(left).not.toHaveProperty('purposeId')
})

it.each(['choosing', 'sending'] as const)(
  'stores nothing on closing while %s, before anything was recorded',
  (stage) => {
    expect(afterClosing({ stage })).toBeNull()
  },
)

it('leaves the choices of another tab to that tab', () => {
  expect(afterClosing({}, 'OTHERTAB')).toMatchObject({ ...choices, txnId: 'OTHERTAB' })
})

it.each<[string, Partial<State>]>([
  ['at the provider', { stage: 'handedOver', earlierTxnId: 'TXN1' }],
  ['to sign in again', { notice: { code: 'sessionExpired', number: 1 }, earlierTxnId: 'TXN1' }],
])('restores the choices of a donor who is %s', (_where, state) => {
  expect(afterClosing(state, 'TXN1')).toMatchObject(choices)
})
