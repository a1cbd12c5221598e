import { expect, it } from 'vitest'
import { keepFresh } from './keepFresh.ts'

const clock = { ms: 0 }
const keeper = (most = 10) => {
  clock.ms = 0
  let count = 0
  const give = keepFresh<number>({ freshMs: 100, oldestMs: 1000, most, now: () => clock.ms })
  return (key: string) => give(key, async () => ++count)
}

it('makes a value once while it is fresh', async () => {
  const give = keeper()
  expect(await Promise.all([give('a'), give('a'), give('b')])).toEqual([1, 1, 2])
  clock.ms = 99
  expect(await give('a')).toBe(1)
})

it('serves the old value while a new one is made, and then the new one', async () => {
  const give = keeper()
  await give('a')
  clock.ms = 100
  expect(await Promise.all([give('a'), give('a')])).toEqual([1, 1])
  await Promise.resolve()
  expect(await give('a')).toBe(2)
})

it('makes callers wait for a new value if the old one is too old, also if nobody asked meanwhile', async () => {
  const give = keeper()
  await give('a')
  clock.ms = 1000
  expect(await Promise.all([give('a'), give('a')])).toEqual([2, 2])
})

it('forgets what could not be made', async () => {
  const give = keepFresh<string>({ freshMs: 100, oldestMs: 1000, most: 10, now: () => 0 })
  await expect(give('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await give('a', async () => 'yes')).toBe('yes')
})

it('keeps the old value if no new one could be made', async () => {
  clock.ms = 0
  const give = keepFresh<string>({ freshMs: 100, oldestMs: 1000, most: 10, now: () => clock.ms })
  await give('a', async () => 'old')
  clock.ms = 150
  expect(await give('a', () => Promise.reject(new Error('no')))).toBe('old')
  expect(await give('a', async () => 'too soon')).toBe('old')
  clock.ms = 2000
  expect(await give('a', () => Promise.reject(new Error('no')))).toBe('old')
})

it('holds no more entries than its limit', async () => {
  const give = keeper(2)
  expect([await give('a'), await give('b'), await give('c'), await give('b'), await give('a')]).toEqual([1, 2, 3, 2, 4])
})
