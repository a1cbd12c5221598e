import { expect, it } from 'vitest'
import { nextLookMs } from './nextLook.ts'

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
