/** Cases, for staff. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import {
  type caseQuerySchema,
  type CaseRow,
  type casesQuerySchema,
  type CasesPage,
  type closeCaseSchema,
  differenceCodes,
  differenceRules,
  type MatchedPayment,
  type matchPaymentSchema,
  type StaffCase,
} from '../../../shared/contract/staff/reconciliation.ts'
import { audit } from '../../audit/audit.ts'
import { conflict, invalid, notFound, Refused } from '../../base/http/refusal.ts'
import { type BeforeJson, type Handler, inTransaction, type Session } from '../../call.ts'
import { becomePaid } from '../../payment/settle.ts'
import { sendReceiptMails } from '../receipts/receiptMails.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { readPage } from '../../storage/readPage.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { unpaidStates } from '../ledger/states.ts'
import { lockDonation } from '../../donation/findDonation.ts'
import { endChecking } from './cases.ts'

const urgent = differenceCodes.filter((code) => differenceRules[code].severity === 'urgent')

/** `GET staff/cases?open&code&day&txn_id&page&per_page`: the most urgent open ones first, then the newest. */
export const listCases: Handler<typeof casesQuerySchema> = async ({ deps, session }, query) => {
  let wanted = deps.db.selectFrom('cases')
  if (query.open) wanted = wanted.where('closed_at', query.open === 'yes' ? 'is' : 'is not', null)
  if (query.code) wanted = wanted.where('code', '=', query.code)
  if (query.day) wanted = wanted.where(isOfDay(query.day))
  if (query.txn_id) {
    const donation = deps.db.selectFrom('donations').select('id').where('txn_id', '=', query.txn_id)
    wanted = wanted.where('donation_id', 'in', donation)
  }
  const shown = shownTo(session, wanted)
    .orderBy(sql<SqlBool>`closed_at is null and code in (${sql.join(urgent)})`, 'desc')
    .orderBy(sql<SqlBool>`closed_at is null`, 'desc')
    .orderBy('cases.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  return { data: { rows: rows.map(withRule), ...page } satisfies BeforeJson<CasesPage> }
}

/** It was opened on the day, or the comparison of the day found it. */
export const isOfDay = (day: string | RawBuilder<string>) => sql<boolean>`(cases.day = ${day} or exists (
  select from case_days where case_days.case_id = cases.id and case_days.day = ${day}))`

/** Cases as the desk shows them. `gone`: no comparison finds it any more. `unmatched_paise`: money of its payment that is in suspense. */
const shownTo = ({ userId }: Session, cases: SelectQueryBuilder<Tables, 'cases', {}>) =>
  cases
    .leftJoin('donations', 'donations.id', 'cases.donation_id')
    .leftJoin('users as matcher', 'matcher.id', 'cases.match_by')
    .select(['cases.id', 'code', 'day', 'cases.donation_id', 'cases.txn_id', 'donations.amount'])
    .select(['opened_at', 'found_at', 'closed_at', sql<boolean>`closed_at is null`.as('open')])
    .select([
      sql<CaseRow['match']>`case when match_txn_id is not null then json_build_object('txn_id', match_txn_id,
        'name', coalesce(matcher.full_name, ''), 'is_own', coalesce(match_by = ${userId}, false)) end`.as('match'),
      sql<boolean>`closed_at is null and coalesce((select bool_and(gone_at is not null) from case_days
        where case_days.case_id = cases.id), false)`.as('gone'),
      sql<number | null>`(select amount_paise from ledger_entries
        where event = 'unmatched' and reference = cases.provider_id and cases.provider_id <> '' and closed_at is null)`.as(
        'unmatched_paise',
      ),
    ])

const withRule = <Row extends Pick<CaseRow, 'code'>>(row: Row) => {
  const { nextStep: next_step, severity } = differenceRules[row.code]
  return { ...row, next_step, severity }
}

/** How many stored messages a case shows. */
const EVENTS = 50

/** `GET staff/case?id=7`: one case with its evidence, notes and the stored messages about the transaction. 404 for an unknown one. */
export const readCase: Handler<typeof caseQuerySchema> = async ({ deps, session }, sent) => {
  const id = Number(sent.id)
  const row = await shownTo(session, deps.db.selectFrom('cases').where('cases.id', '=', id))
    .leftJoin('users as closer', 'closer.id', 'cases.closed_by')
    .select((eb) => ['cases.provider_id', 'evidence', eb.fn.coalesce('closer.full_name', eb.val('')).as('closed_by')])
    .executeTakeFirst()
  if (!row) throw notFound()
  const events = await deps.db
    .selectFrom('payment_events')
    .select(['id', 'source', 'verified', 'note', 'created_at as at'])
    .where('txn_id', '=', row.txn_id)
    .orderBy('id', 'desc')
    .limit(EVENTS)
    .execute()
  const notes = await deps.db
    .selectFrom('case_notes')
    .leftJoin('users', 'users.id', 'case_notes.actor_id')
    .select((eb) => ['note', eb.fn.coalesce('full_name', eb.val('')).as('name'), 'case_notes.created_at as at'])
    .where('case_id', '=', id)
    .orderBy('case_notes.id')
    .execute()
  const data: BeforeJson<StaffCase> = { ...withRule(row), evidence: JSON.parse(row.evidence), events, notes }
  return { data }
}

/** `POST staff/close-case { id, note }`. Closes a case; the note says how it was solved. 404 for an unknown one, 409 `case_closed`. */
export const closeCase = inTransaction<typeof closeCaseSchema>(async ({ deps, session }, { id, note }) => {
  const { db, now } = deps
  await lockOpen(db, id)
  await close(deps, id, session.userId)
  const row = { case_id: id, actor_id: session.userId, note, created_at: now() }
  await db.insertInto('case_notes').values(row).execute()
  await audit(deps, session.userId, 'case.closed', { subject: { kind: 'case', id } })
  return { data: null, message: 'case_closed_now' }
})

/**
 * `POST staff/match-payment { id, txn_id }`: "this was that donation". Money of a case that no donation agrees with becomes the payment of an unpaid online donation, with
 * its receipt. One person proposes it, and another, signed in recently, sends the same again. If the amount differs, the donation gets the amount that was paid.
 * 403 `own_match`; 404; 409 `case_closed`, `nothing_unmatched`, `not_matchable` (the donation is paid), `match_amount` (it has items, or there are paise).
 */
export const matchPayment: Handler<typeof matchPaymentSchema> = async ({ deps, session }, { id, txn_id }) => {
  const { now } = deps
  const isBooked = await deps.db.transaction().execute(async (db) => {
    const found = await lockOpen(db, id)
    const payment = await findUnmatched(db, found.provider_id)
    const donation = await lockUnpaid(db, txn_id, payment.amountPaise)
    const subject = { kind: 'case', id } as const
    if (found.match_txn_id !== txn_id) {
      const match = { match_txn_id: txn_id, match_by: session.userId }
      await db.updateTable('cases').set(match).where('id', '=', id).execute()
      await audit({ db, now }, session.userId, 'payment.match_proposed', { subject })
      return false
    }
    if (found.match_by === session.userId) throw new Refused(403, 'own_match')
    await db
      .updateTable('donations')
      .set({ amount: payment.amountPaise / 100 })
      .where('id', '=', donation.id)
      .execute()
    await becomePaid({ ...deps, db }, txn_id, {
      providerId: found.provider_id,
      evidenceId: payment.evidenceId,
      paidAt: payment.at,
      match: { actor: session.userId, amountPaise: payment.amountPaise },
    })
    if (payment.donationId !== null) await endChecking(db, payment.donationId, now())
    await close({ db, now }, id, session.userId)
    await audit({ db, now }, session.userId, 'payment.matched', { subject })
    return true
  })
  if (isBooked) await sendReceiptMails(deps)
  const data: MatchedPayment = { paid: isBooked }
  return { data, message: isBooked ? 'payment_matched' : 'match_proposed' }
}

async function lockOpen(db: Database, id: number) {
  const found = await db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw notFound()
  if (found.closed_at !== null) throw conflict('case_closed')
  return found
}

const close = ({ db, now }: Recording, id: number, closed_by: number) =>
  db.updateTable('cases').set({ closed_at: now(), closed_by }).where('id', '=', id).execute()

/** Money that waits in suspense, all of it: nothing of it has gone back for good, and no donation has it. */
async function findUnmatched(db: Database, providerId: string) {
  const { rows } = await sql<{ donationId: number | null; amountPaise: number; evidenceId: number | null; at: Date }>`
    select donation_id as "donationId", amount_paise as "amountPaise", evidence_id as "evidenceId", effective_at as at
    from ledger_entries as entry
    where event = 'unmatched' and reference = ${providerId} and 0 = (
      select coalesce(sum(ledger_lines.amount_paise), 0) from ledger_entries as later join ledger_lines on entry_id = later.id
      where account = 'suspense' and later.id > entry.id
        and (later.reference = ${providerId} or later.note = ${providerId}))`.execute(db)
  const [payment] = rows
  if (!payment) throw conflict('nothing_unmatched')
  return payment
}

async function lockUnpaid(db: Database, txnId: string, amountPaise: number) {
  const donation = await lockDonation(db, { txn_id: txnId })
  if (!donation) throw invalid({ txn_id: 'unknown' }, 'not_found')
  if (donation.mode !== 'provider' || !unpaidStates.includes(donation.state)) throw conflict('not_matchable')
  if (amountPaise === donation.amount * 100) return donation
  const item = db.selectFrom('donation_items').select('item_id').where('donation_id', '=', donation.id).limit(1)
  const isCounted = donation.quantity !== null || (await item.executeTakeFirst()) !== undefined
  if (isCounted || amountPaise % 100 !== 0) throw conflict('match_amount')
  return donation
}
