import { type Selectable, type RawBuilder, sql } from 'kysely'
import { wasPaid } from '../accounting/ledger/states.ts'
import { notFound } from '../base/http/refusal.ts'
import type { Session } from '../call.ts'
import type { DonationTable } from '../storage/tables/tables.ts'
import type { Database, Reading } from '../storage/database.ts'

/** Donors without an account whom staff merged into this account, directly or through another donor. */
const mergedInto = (userId: number | RawBuilder<number>): RawBuilder<unknown> => sql`array(
  with recursive merged(id) as (
    select id from donors where user_id = ${userId}
    union select donors.id from donors join merged on donors.merged_into = merged.id
  ) select id from merged)`

/**
 * Whether a row of `donations` is of this account: given with it, or by hand by a donor who was merged into it. As an array the ids are read once, so both
 * conditions use an index.
 */
export const isOwn = (userId: number | RawBuilder<number>): RawBuilder<boolean> =>
  sql<boolean>`(donations.user_id = ${userId} or donations.donor_id = any(${mergedInto(userId)}))`

/** The account of a donation, also of a merged donor's; null if there is none. */
export const ownerId = (donationId: number): RawBuilder<number | null> => sql<number | null>`(
  with recursive up(user_id, merged_into) as (
    select donors.user_id, donors.merged_into from donations join donors on donors.id = donor_id
      where donations.id = ${donationId}
    union select donors.user_id, donors.merged_into from donors join up on donors.id = up.merged_into
  ) select coalesce((select donations.user_id from donations where donations.id = ${donationId}),
    (select user_id from up where user_id is not null limit 1)))`

/** The moment that decides a donation's day and financial year: when it is settled, or otherwise when it is created. */
export const counted = sql<Date>`coalesce(donations.settled_at, donations.created_at)`

/** Its Indian financial year, e.g. `2026-27`. */
export const countedYear = sql<string>`to_char((${counted} at time zone 'Asia/Kolkata') - interval '3 months', 'YYYY')
  || to_char((${counted} at time zone 'Asia/Kolkata') + interval '9 months', '-YY')`

export type Donation = Selectable<DonationTable>

/** All columns by name: a statement that names its columns is prepared once (storage/preparedStatements.ts). One that is missing here does not compile. */
export const donationColumns = [
  'donations.id',
  'donations.txn_id',
  'donations.user_id',
  'donations.donor_id',
  'donations.source',
  'donations.mode',
  'donations.payment_link_id',
  'donations.project_id',
  'donations.purpose_id',
  'donations.purpose_text',
  'donations.dedicated_to',
  'donations.donation_type',
  'donations.amount',
  'donations.quantity',
  'donations.state',
  'donations.stage',
  'donations.reason',
  'donations.partner_origin',
  'donations.consent_id',
  'donations.notice_id',
  'donations.declared',
  'donations.declared_wording_id',
  'donations.cleared_at',
  'donations.partner_name',
  'donations.partner_id',
  'donations.utm_source',
  'donations.utm_medium',
  'donations.utm_campaign',
  'donations.utm_term',
  'donations.utm_content',
  'donations.form_fields',
  'donations.language',
  'donations.provider_id',
  'donations.created_at',
  'donations.recorded_at',
  'donations.settled_at',
  'donations.asked_at',
  'donations.answered_at',
] as const

/** @throws Error if there is no donation with this id */
export const getDonation = ({ db }: Reading, id: number): Promise<Donation> =>
  db.selectFrom('donations').select(donationColumns).where('id', '=', id).executeTakeFirstOrThrow()

export async function findDonation(deps: Reading, txnId: string): Promise<Donation | null> {
  const row = await deps.db
    .selectFrom('donations')
    .select(donationColumns)
    .where('txn_id', '=', txnId)
    .executeTakeFirst()
  return row ?? null
}

/** The same for staff. @throws Refused 404 if there is none */
export async function requireDonation(deps: Reading, txnId: string): Promise<Donation> {
  const donation = await findDonation(deps, txnId)
  if (!donation) throw notFound()
  return donation
}

/**
 * The donation with this txn id, if the caller may see it. A full session sees all of its own donations; a partner's session sees those that began on the
 * partner's page.
 */
export async function findOwnDonation(deps: Reading, session: Session, txnId: string): Promise<Donation | null> {
  let query = deps.db
    .selectFrom('donations')
    .select(donationColumns)
    .where('txn_id', '=', txnId)
    .where(isOwn(session.userId))
  if (session.scope === 'donate') query = query.where('partner_origin', '=', session.origin)
  return (await query.executeTakeFirst()) ?? null
}

/** The same for one that is confirmed. @throws Refused 404 for any other */
export async function requirePaidDonation(deps: Reading, session: Session, txnId: string): Promise<Donation> {
  const donation = await findOwnDonation(deps, session, txnId)
  if (!donation || !wasPaid(donation.state)) throw notFound()
  return donation
}

/** Locks a donation until the transaction ends, so that a second act waits and then finds what the first one did. Undefined for an unknown one. */
export const lockDonation = (
  db: Database,
  which: Pick<Donation, 'id'> | Pick<Donation, 'txn_id'>,
): Promise<Donation | undefined> => {
  const found = db.selectFrom('donations').selectAll().forUpdate()
  return (
    'id' in which ? found.where('id', '=', which.id) : found.where('txn_id', '=', which.txn_id)
  ).executeTakeFirst()
}
