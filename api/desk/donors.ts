import { sql } from 'kysely'
import { maskPan } from '../../shared/contract/people/person.ts'
import type {
  DonorKind,
  donorRequestSchema,
  StaffDonor,
  StaffDonorDetail,
  StaffDonors,
  staffDonorsQuerySchema,
} from '../../shared/contract/staff/donors.ts'
import { openPan, openDonorPan } from '../base/vault/storedValues.ts'
import type { Sealed } from '../base/vault/vault.ts'
import { type DonorRef, familyOf, idsOf, keyOf, readKey, topsOf } from './donorKey.ts'
import type { Reading, Unsealing } from '../storage/database.ts'
import type { searchSchema } from '../../shared/contract/staff/donations.ts'
import type { BeforeJson, Handler } from '../call.ts'
import { financialYear } from '../payment/financialYear.ts'
import { findSearched, describeRows } from './donations.ts'
import { DAY_MS, indianDay } from '../../shared/date.ts'
import { audit } from '../audit/audit.ts'
import { counted, countedYear } from '../donation/findDonation.ts'
import { notFound } from '../base/http/refusal.ts'
import { UNDO_DAYS } from '../storage/tidy.ts'

/** A person with the PAN in clear, for comparing; it never leaves the API. */
interface OpenPerson extends DonorRef, Pick<StaffDonor, 'name' | 'email' | 'phone' | 'city' | 'pin' | 'email_proven'> {
  clearPan: string | null
}

/** These people as the desk shows them, in the same order. An unknown one is left out. */
export async function describeDonors(deps: Unsealing, people: readonly DonorRef[]): Promise<StaffDonor[]> {
  if (people.length === 0) return []
  const [opened, sums] = [await openPeople(deps, people), await sumsOf(deps, people)]
  return people.flatMap((ref) => {
    const person = opened.get(keyOf(ref))
    if (!person) return []
    const { id: _, clearPan, ...shown } = person
    const years = sums.filter(({ key }) => key === keyOf(ref))
    return {
      ...shown,
      key: keyOf(ref),
      email: shown.email || null,
      phone: shown.phone || null,
      pan: clearPan && maskPan(clearPan),
      years: years.map(({ year, net }) => ({ year, net })),
      donations: years.reduce((total, { count }) => total + count, 0),
    }
  })
}

const openOf = { account: openPan, donor: openDonorPan } satisfies Record<DonorKind, unknown>

/** Names, addresses and PANs by key. */
export async function openPeople(deps: Unsealing, people: readonly DonorRef[]): Promise<Map<string, OpenPerson>> {
  const columns = sql`id, full_name as name, email, contact_no as phone, address_city as city, address_pin as pin, pan`
  const { rows } = await sql<Omit<OpenPerson, 'clearPan'> & { pan: Sealed | null }>`
    select 'account' as kind, email_proven_at is not null as email_proven, ${columns}
      from users where id in (${idsOf(people, 'account')})
    union all select 'donor', false, ${columns} from donors where id in (${idsOf(people, 'donor')})`.execute(deps.db)
  return new Map(
    rows.map(({ pan, ...row }) => [keyOf(row), { ...row, clearPan: pan && openOf[row.kind](deps, row.id, pan) }]),
  )
}

/** What counts of each person's paid donations in each financial year, which begins in April in Indian time. */
async function sumsOf({ db }: Reading, people: readonly DonorRef[]) {
  const { rows } = await sql<{ key: string; year: string; net: number; count: number }>`
    with ${familyOf(people)}
    select given.key, ${countedYear} as year,
      (coalesce(-sum(ledger_lines.amount_paise), 0) / 100.0)::float8 as net,
      count(distinct donations.id) as count
    from given
      join donations on donations.id = given.donation_id
      join ledger_entries on ledger_entries.donation_id = donations.id and line_count > 0
      join ledger_lines on entry_id = ledger_entries.id and account in ('donations', 'refunds', 'disputes')
    group by 1, 2 order by 2 desc`.execute(db)
  return rows
}

const perPage = 50

/** `POST staff/donors?after { search }`. Accounts and people without one, the newest first, page by page. Who was merged into another person is not listed. */
export const listDonors: Handler<typeof staffDonorsQuerySchema, typeof searchSchema> = async (
  { deps },
  { after },
  { search },
) => {
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

/** A page begins after a person, not after a number of people, so a deep page costs as much as the first. If the person is gone, the list begins again. */
async function pageOf(deps: Reading, search: string | undefined, after: string | undefined): Promise<DonorRef[]> {
  const searched = search ? await namedBy(deps, search) : null
  const start = after ? readKey(after) : null
  const tableOf = (kind: DonorRef['kind']) => sql.table(kind === 'account' ? 'users' : 'donors')
  const startedAt =
    start && sql`coalesce((select created_at from ${tableOf(start.kind)} where id = ${start.id}), 'infinity')`
  const branch = (kind: DonorRef['kind'], ids: readonly number[] | undefined) => sql`(
    select ${kind}::text as kind, id, created_at from ${tableOf(kind)}
    where ${kind === 'donor' ? sql`user_id is null and merged_into is null` : sql`true`}
      ${ids ? sql`and id in (${sql.join([0, ...ids])})` : sql``}
      ${start ? sql`and created_at <= ${startedAt} and (created_at, ${kind}::text, id) < (${startedAt}, ${start.kind}::text, ${start.id}::bigint)` : sql``}
    order by created_at desc, id desc limit ${perPage + 1})`
  const { rows } = await sql<DonorRef>`
    select kind, id from (
      ${branch('account', searched?.users)} union all ${branch('donor', searched?.donors)}
    ) as people order by created_at desc, kind desc, id desc limit ${perPage + 1}`.execute(deps.db)
  return rows
}

/** A name that a merged donor had finds the person with whom it was merged. */
async function namedBy(deps: Reading, search: string) {
  const { users, donors } = await findSearched(deps, search)
  const tops = await topsOf(deps.db, donors)
  return {
    users: [...users, ...tops.flatMap(({ user_id }) => user_id ?? [])],
    donors: tops.filter(({ user_id }) => user_id === null).map(({ id }) => id),
  }
}

const mostRows = 100

/** `GET staff/donor?key=donor-12`. One person with their donations, and who was merged into them. 404 for an unknown one. */
export const readDonor: Handler<typeof donorRequestSchema> = async ({ deps, session, language }, { key }) => {
  const { db } = deps
  const ref = readKey(key)
  const [donor] = await describeDonors(deps, [ref])
  if (!donor) throw notFound()
  const newest = await sql<{ id: number }>`
    with ${familyOf([ref])} select id from donations where id in (select donation_id from given)
    order by ${counted} desc, id desc limit ${mostRows}`.execute(db)
  const merged = await db
    .selectFrom('donors')
    .select([sql<string>`'donor-' || id`.as('key'), 'full_name as name', 'email'])
    .where(ref.kind === 'account' ? 'user_id' : 'merged_into', '=', ref.id)
    .orderBy('id')
    .execute()
  await audit(deps, session.userId, 'donors.read', { subject: { kind: 'donor', id: key } })
  const data: BeforeJson<StaffDonorDetail> = {
    donor,
    rows: await describeRows(deps, newest.rows, language),
    merged,
    ...(ref.kind === 'account' ? { into: null, left_until: null } : await mergedInto(deps, ref.id)),
  }
  return { data }
}

async function mergedInto({ db }: Reading, id: number) {
  const { left_at, into } = await db
    .selectFrom('donors')
    .select(['left_at', sql<string | null>`coalesce('account-' || user_id, 'donor-' || merged_into)`.as('into')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { into, left_until: left_at && indianDay(new Date(left_at.getTime() + UNDO_DAYS * DAY_MS)) }
}
