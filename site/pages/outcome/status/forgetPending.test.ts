import { expect, it } from 'vitest'
import { memoryStorage } from '../../../../shared/auth/storage.ts'
import { writePending } from '../../../../shared/donation/pendingDonation.ts'
import { forgetPending } from './forgetPending.ts'

const now = 1_800_000_000_000

const remembered = (txnId: string | undefined) => {
  const storage = memoryStorage()
  storage.setItem('pendingDonation', writePending(3, { amount: 500 }, txnId, now))
  storage.setItem('donationHash', 'a'.repeat(128))
  return storage
}

it('forgets a donation once its outcome is known', () => {
  const storage = remembered('TXN1')
  forgetPending(storage, 'TXN1', now)
  expect([storage.getItem('pendingDonation'), storage.getItem('donationHash')]).toEqual([null, null])
})

it.each(['TXN2', undefined])('keeps another donation that is under way: %s', (txnId) => {
  const storage = remembered(txnId)
  forgetPending(storage, 'TXN1', now)
  expect(storage.getItem('pendingDonation')).not.toBeNull()
})
