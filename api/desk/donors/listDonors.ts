import { sql } from 'kysely'
import { staffDonorsQuerySchema } from '../../../shared/contract/staff/donorRequests.ts'
import type { StaffDonors } from '../../../shared/contract/staff/donors.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { financialYear } from '../../payment/financialYear.ts'
import { findSearched } from '../findSearched.ts'
import { describeDonors } from './describeDonors.ts'
import { type DonorRef, keyOf, readKey } from './donorKey.ts'
import type { Reading } from '../../storage/database.ts'

const perPage = 50

/** `GET staff/donors?search&after`. Accounts and people without one, the newest first, page by page. Who was merged into another person is not listed. */
export async function listDonors({ deps, url }: Call<Session>): Promise<Answer> {
  const { search, after } = readQuery(url, staffDonorsQuerySchema)
  const found = await pageOf(deps, search, after)
  const shown = found.slice(0, perPage)
  const last = shown.at(-1)
  const data: StaffDonors = {
    rows: await describeDonors(deps, shown),
    next: found.length > perPage && last ? keyOf(last) : null,
    year: financialYear(deps.now()),
  }
  return { data }
}

/** A page begins after a person, not after a number of people, so a deep page costs as much as the first. */
async function pageOf(deps: Reading, search: string | undefined, after: string | undefined): Promise<DonorRef[]> {
  const { db } = deps
  const searched = search ? await namedBy(deps, search) : null
  const start = after ? await startOf(deps, readKey(after)) : null
  const branch = (table: 'users' | 'donors', kind: DonorRef['kind'], ids: readonly number[] | undefined) => sql`(
    select ${kind}::text as kind, id, created_at from ${sql.table(table)}
    where ${kind === 'donor' ? sql`user_id is null and merged_into is null` : sql`true`}
      ${ids ? sql`and id in (${sql.join([0, ...ids])})` : sql``}
      ${start ? sql`and created_at <= ${start.at}::text::timestamptz and (created_at, ${kind}::text, id) < (${start.at}::text::timestamptz, ${start.kind}::text, ${start.id}::bigint)` : sql``}
    order by created_at desc, id desc limit ${perPage + 1})`
  const { rows } = await sql<DonorRef>`
    select kind, id from (
      ${branch('users', 'account', searched?.users)} union all ${branch('donors', 'donor', searched?.donors)}
    ) as people order by created_at desc, kind desc, id desc limit ${perPage + 1}`.execute(db)
  return rows
}

/** The text keeps the microseconds, which a `Date` loses. Null if the person is gone: then the list begins again. */
async function startOf({ db }: Reading, ref: DonorRef) {
  const table = ref.kind === 'account' ? 'users' : 'donors'
  const row = await db
    .selectFrom(table)
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', ref.id)
    .executeTakeFirst()
  return row ? { ...ref, at: row.at } : null
}

/** A name that a merged donor had finds the person with whom it was merged. */
async function namedBy(deps: Reading, search: string) {
  const { users, donors } = await findSearched(deps, search)
  const { rows } = await sql<{ id: number; user_id: number | null }>`
    with recursive up(id, user_id, merged_into) as (
      select id, user_id, merged_into from donors where id in (${sql.join([0, ...donors])})
      union select donors.id, donors.user_id, donors.merged_into from donors join up on donors.id = up.merged_into
    ) select id, user_id from up where merged_into is null`.execute(deps.db)
  return {
    users: [...users, ...rows.flatMap(({ user_id }) => user_id ?? [])],
    donors: rows.filter(({ user_id }) => user_id === null).map(({ id }) => id),
  }
}
