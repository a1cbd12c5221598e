import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { writePending } from '../../../shared/donation/pendingDonation.ts'
import { forgetPending, nextLookMs } from './useOutcome.ts'

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

describe('nextLook', () => {
  const waits = () => {
    const all: number[] = []
    for (let looks = 1; looks < 1000; looks++) {
      const wait = nextLookMs(looks)
      if (wait === false) return all
      all.push(wait)
    }
    throw new Error('never rests')
  }

  it('waits 2 s first, then longer, and never longer than 10 s', () => {
    const all = waits()
    expect(all[0]).toBe(2000)
    expect(all).toEqual([...all].sort((a, b) => a - b))
    expect(all.at(-1)).toBe(10_000)
  })

  it('stops after five minutes', () => {
    const together = waits().reduce((sum, wait) => sum + wait, 0)
    expect(together).toBeGreaterThanOrEqual(300_000)
    expect(together).toBeLessThan(311_000)
  })
})
