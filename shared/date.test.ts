import { afterEach, expect, it, vi } from 'vitest'
import { indianDay } from './date.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['2026-11-27T18:29:59.999Z', '2026-11-27'],
  ['2026-11-27T18:30:00.000Z', '2026-11-28'],
  ['2024-02-28T18:30:00.000Z', '2024-02-29'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('the Indian day of %s is %s, however the engine writes days', (instant, day) => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('no formatter is asked')
  })
  expect(indianDay(new Date(instant))).toBe(day)
})
