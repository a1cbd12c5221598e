import type { Insertable } from 'kysely'
import { donorToken, giveAt } from '../accounting/testing/giveInYear.ts'
import type { Tables } from '../storage/tables/tables.ts'
import type { TestApi } from './testApi.ts'

/** A donor who gives ₹500 every month since 5 October 2026, with changes of a test. Answers its id. */
export async function addMandate(api: TestApi, change: Partial<Insertable<Tables['mandates']>> = {}): Promise<number> {
  const { db } = api.deps
  const first = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-05T06:00:00Z')
  const donation = await db.selectFrom('donations').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
  const at = donation.created_at
  const { id } = await db
    .insertInto('mandates')
    .values({
      user_id: donation.user_id,
      first_donation_id: first,
      provider_id: `40399370000000${first}`,
      state: 'active',
      project_id: donation.project_id,
      purpose_id: donation.purpose_id,
      purpose_text: donation.purpose_text,
      amount: 500,
      most: 15_000,
      day: 5,
      starts_on: '2026-10-05',
      ends_on: '2030-11-05',
      paused_until: null,
      ended_by: null,
      language: 'en',
      asked_at: null,
      plan_at: null,
      next_on: null,
      stop_way: null,
      stop_on: null,
      stop_note: null,
      stop_by: null,
      created_at: at,
      changed_at: at,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A month of a mandate, with changes of a test: announced, without an attempt. */
export async function addMonth(
  { deps: { db, now } }: TestApi,
  mandate_id: number,
  day: string,
  change: Partial<Insertable<Tables['mandate_cycles']>> = {},
): Promise<void> {
  await db
    .insertInto('mandate_cycles')
    .values({
      mandate_id,
      cycle: day.slice(0, 7),
      state: 'noticed',
      debit_on: day,
      amount: 500,
      noticed_at: null,
      due_at: now(),
      donation_id: null,
      reason: null,
      changed_at: now(),
      ...change,
    })
    .execute()
}

/** A month of a mandate that failed, with the bank's reason. */
export const addFailedMonth = (api: TestApi, mandateId: number, day: string, reason: string | null) =>
  addMonth(api, mandateId, day, { state: 'failed', attempts: 4, reason })
