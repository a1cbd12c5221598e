import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { readOpenDays } from './openDays.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const from = async () => (await readOpenDays(api.deps)).from

let filed = 0
const file = (year: string) =>
  api.deps.db
    .insertInto('statements')
    .values({
      year,
      version: 1,
      revises: null,
      form: '{}',
      digest: '',
      prepared_at: api.deps.now(),
      prepared_by: null,
      filed_at: api.deps.now(),
      filed_by: null,
      acknowledgement: `ACK${++filed}`,
    })
    .execute()

it('opens the last and the current year, then the years after the last filed statement, or what the trust decides', async () => {
  expect(await readOpenDays(api.deps)).toEqual({ from: '2025-04-01', today: '2026-11-21' })
  await file('2024-25')
  expect(await from()).toBe('2025-04-01')
  await file('2025-26')
  expect(await from()).toBe('2026-04-01')
  const decide = (day: string, from_day: string) =>
    api.deps.db
      .insertInto('rules')
      .values({ key: 'ledger.openFrom', from_day, value: JSON.stringify(day) })
      .execute()
  await decide('2025-10-01', '2026-11-01')
  expect(await from()).toBe('2025-10-01')
  // Nobody can close the current year.
  await decide('2026-12-01', '2026-11-02')
  expect(await from()).toBe('2026-04-01')
})
