import { type ExpressionBuilder, sql, type InferResult, type RawBuilder } from 'kysely'
import type {
  DonationHistory,
  donationQuerySchema,
  DonationRow,
  DonationYear,
  DonationOutcome,
  DonationStatus,
  statusRequestSchema,
} from '../../shared/contract/donation/donation.ts'
import type { Answer, Call, Session, Handler } from '../call.ts'
import { readPage } from '../storage/readPage.ts'
import { heldStates, paidStates, wasPaid, openStates, stateRules } from '../accounting/ledger/states.ts'
import { financialYear, financialYearBounds } from '../payment/financialYear.ts'
import { counted, countedYear, type Donation, isOwn, donationColumns } from './findDonation.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { deedsOf } from './deeds.ts'
import type { Reading, Recording } from '../storage/database.ts'
import type { Language } from '../../shared/languages.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { notFound } from '../base/http/refusal.ts'
import { buildOnce, type Placeholders } from '../storage/preparedStatements.ts'
import { askInTurn, type Turn, turnAt, turns } from '../payment/refresh.ts'
import { monthlyOf } from '../mandates/linkedMandate.ts'
import { findPartnerOf } from '../partners/partners.ts'
import { limitCalls } from './limitCalls.ts'

/**
 * `GET donation?page=1&per_page=10&year=2026-27`. The donor's own recorded donations, newest first, each with its financial year and, after confirmation, its
 * receipt. At most 50 a page; 422 for more.
 */
export const listDonations: Handler<typeof donationQuerySchema> = async ({ deps, session, language }, query) => {
  let own = ownDonations(deps, session.userId)
  if (query.year) {
    const { from, before } = financialYearBounds(query.year)
    own = own.where(counted, '>=', from).where(counted, '<', before)
  }
  const shown = own
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .selectAll('donations')
    .select(['net_rupees', maybeTwice.as('maybe_twice')])
    .orderBy('donations.id', 'desc')
  const { rows, ...page } = await readPage(own, shown, query)
  const described = await describeDonations(deps, rows, language)
  const ids = rows.map(({ id }) => id)
  const deeds = await deedsOf(deps, ids, language)
  const data: DonationHistory = {
    rows: described.map(({ status, receipt }, index) => {
      const row = rows[index]
      return { ...status, ...(row && { ...ownFacts(row), deeds: deeds.get(row.id) ?? [] }), receipt }
    }),
    ...page,
  }
  return { data }
}

/** What the list tells beyond the donation's status. */
function ownFacts(row: Donation & { net_rupees: number; maybe_twice: boolean }): Partial<DonationRow> {
  const notCounted = wasPaid(row.state) ? row.amount - row.net_rupees : 0
  return {
    year: financialYear(row.settled_at ?? row.created_at),
    maybe_twice: row.maybe_twice,
    ...(notCounted > 0 && { not_counted: notCounted }),
  }
}

/** Whether another donation of the same donor, project and amount is within a quarter of an hour, and the trust has the money of both. */
const maybeTwice = sql<boolean>`donations.state in (${sql.join(heldStates)}) and exists (
  select from donations as other
  where other.user_id = donations.user_id and other.id <> donations.id
    and other.project_id = donations.project_id and other.amount = donations.amount
    and other.state in (${sql.join(heldStates)})
    and other.settled_at between donations.settled_at - interval '15 minutes' and donations.settled_at + interval '15 minutes'
)`

/** Whether a row is a donation, and not only prepared. A payment without a record is a donation, too. */
export const isRecorded = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.or([eb('donations.recorded_at', 'is not', null), eb('donations.state', 'in', paidStates)])

/** The donations that a person sees as their own, with those of donors who were merged into the account. */
export function ownDonations(deps: Reading, userId: number) {
  return deps.db.selectFrom('donations').where(isOwn(userId)).where(isRecorded)
}

/**
 * `GET donation/years` (our addition). The Indian financial years with donations of the caller, newest first, with their totals. A
 * donation counts in `total` with what was paid and neither refunded nor lost.
 */
export async function listYears({ deps, session }: Call<Session>): Promise<Answer> {
  const data: DonationYear[] = await ownDonations(deps, session.userId)
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select([
      countedYear.as('year'),
      sql<number>`count(*)`.as('gifts'),
      sql<number>`count(*) filter (where net_rupees > 0)`.as('confirmed'),
      // Fractions add up to the paisa only if they are exact.
      sql<number>`sum(net_rupees::numeric)::float8`.as('total'),
    ])
    .groupBy(countedYear)
    .orderBy('year', 'desc')
    .execute()
  return { data }
}

/** What belongs to a donation and is in other tables, with titles in the reader's language. */
type About = InferResult<ReturnType<typeof aboutDonations>>[number]

interface Described {
  status: DonationStatus
  receipt: { number: string; issued_at: string } | null
  receiptMail: DonationOutcome['receipt_mail']
  /** The purpose promises to write a name. */
  asksName: boolean
}

/** Donations as their owner sees them, with titles in the reader's language. It makes one statement for any number of donations. */
async function describeDonations(
  deps: Reading,
  donations: readonly Donation[],
  language: Language,
): Promise<Described[]> {
  const about = await readAbout(deps, donations, language)
  return donations.map((donation) => describe(donation, about.get(donation.id)))
}

interface Asked extends Turn {
  txnId: string
  userId: number
  /** From the trust's own pages, so on whatever page the donation began. */
  anywhere: boolean
  /** Otherwise the page on which it began. */
  origin: string | null
  language: Language
}

const ownDonation = buildOnce((db, { txnId, userId, anywhere, origin, language, ...turn }: Placeholders<Asked>) => {
  const isAsked = sql<boolean>`donations.txn_id = ${txnId} and ${isOwn(userId)}
    and (${anywhere}::boolean or donations.partner_origin = ${origin})`
  const taking = db.with('turn', (creator) => turns(creator, turn).where('state', 'in', openStates).where(isAsked))
  return aboutDonations({ db: taking }, language)
    .select(donationColumns)
    .select(sql<boolean>`exists (select from turn)`.as('is_turn'))
    .where(isAsked)
})

/**
 * The caller's own donation as its owner sees it, and whether it is this caller's turn to ask the provider. `described` is how its owner sees it afterwards. One
 * statement reads all and takes the turn; a second one follows only if the state has changed.
 */
async function readOwnDescribed(
  deps: Recording,
  session: Session,
  txnId: string,
  language: Language,
): Promise<{ donation: Donation; isTurn: boolean; described: (current: Donation) => Promise<Described> } | null> {
  const { userId, scope, origin } = session
  const asked = { txnId, userId, origin, anywhere: scope !== 'donate', language, ...turnAt(deps.now()) }
  const [row] = await ownDonation(deps.db, asked)
  if (!row) return null
  return {
    donation: row,
    isTurn: row.is_turn,
    described: async (current) => {
      if (current.state === row.state) return describe(current, row)
      return describe(current, (await readAbout(deps, [current], language)).get(current.id))
    },
  }
}

function describe(donation: Donation, about: Partial<About> = {}): Described {
  const { project_title, purpose_title, items, number, issued_at, asks_name, due_at, sent_at } = about
  const { purpose_id } = donation
  const status = {
    txn_id: donation.txn_id,
    ...progressOf(donation),
    amount: donation.amount,
    ...(project_title === undefined ? {} : { project: { id: donation.project_id, title: project_title } }),
    purpose: purpose_id !== null && purpose_title ? { id: purpose_id, title: purpose_title } : null,
    items: items ?? [],
    // The day on which it was received; staff may enter it much later.
    created_at: ((donation.source === 'offline' && donation.settled_at) || donation.created_at).toISOString(),
    reason: donation.reason,
    partner: donation.partner_name,
  }
  const receipt = number && issued_at ? { number, issued_at: issued_at.toISOString() } : null
  const receiptMail = due_at ? { due_at: due_at.toISOString(), sent: Boolean(sent_at) } : null
  return { status, receipt, receiptMail, asksName: asks_name ?? false }
}

function aboutDonations({ db }: { db: Pick<Reading['db'], 'selectFrom'> }, language: Language | RawBuilder<Language>) {
  const items = sql<{ id: number; qty: number }[]>`(
    select coalesce(json_agg(json_build_object('id', item_id, 'qty', qty) order by item_id), '[]')
    from donation_items where donation_id = donations.id)`
  return db
    .selectFrom('donations')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .leftJoin(inLanguage('purposes', language), 'purposes.id', 'donations.purpose_id')
    .select(['donations.id', 'projects.title as project_title', 'purposes.title as purpose_title', 'asks_name'])
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .leftJoin('receipt_mails', 'receipt_mails.donation_id', 'donations.id')
    .select(['number', 'receipts.created_at as issued_at', 'due_at', 'sent_at', items.as('items')])
}

async function readAbout(deps: Reading, donations: readonly Donation[], language: Language) {
  if (donations.length === 0) return new Map<number, About>()
  const ids = donations.map(({ id }) => id)
  const rows = await aboutDonations(deps, language).where('donations.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How far the payment is, in the contract's terms. */
export function progressOf(donation: Donation): Pick<DonationStatus, 'payment_status' | 'stage' | 'checking'> {
  const { stage, asked_at, answered_at } = donation
  const { status } = stateRules[donation.state]
  if (status !== 'pending') return { payment_status: status, stage: 'settled' }
  if (stage === 'checking') return { payment_status: 'pending', stage: 'settling', checking: true }
  // Without an answer of the provider the payment may have arrived. The donor must not pay again because of that.
  if (asked_at && (!answered_at || answered_at < asked_at)) return { payment_status: 'pending', stage: 'settling' }
  // Recorded, and never seen at the provider: nobody has started to pay.
  return { payment_status: 'pending', stage: stage ?? 'opened' }
}

/**
 * `POST donation/update-status { txn_id }`. The status of the donor's own donation; the provider is asked while the payment is not settled. For a full
 * session it answers the receipt, too. The client's claims have no effect. 404 for an unknown or somebody else's txn id.
 */
export const updateStatus: Handler<typeof statusRequestSchema> = async ({ deps, request, session, language }, sent) => {
  const { txn_id } = sent
  limitCalls({ deps, request, session }, 'updateStatus')
  const own = await readOwnDescribed(deps, session, txn_id, language)
  if (!own) throw notFound()
  const current = await askInTurn(deps, own.donation, own.isTurn)
  const { status, receipt, receiptMail, asksName } = await own.described(current)
  // A partner's page asks with a donating-only token. It learns about the payment, and nothing more about the donor.
  if (session.scope !== 'full') return { data: status }
  // What the donor can do after the donation is confirmed: open the receipt, and name somebody if the purpose promises to write a name.
  const outcome: DonationOutcome = {
    ...status,
    receipt,
    receipt_mail: receiptMail,
    dedication: asksName ? { name: current.dedicated_to } : null,
    partner_page: await partnerPageOf(deps, current),
    monthly: status.payment_status === 'success' ? await monthlyOf(deps, current.id, language) : null,
  }
  return { data: outcome }
}

/** The page on which the donation began. A page that belongs to nobody by now, or to another partner, is no place to send a donor. */
async function partnerPageOf(
  deps: Reading,
  { partner_origin: origin, partner_id }: Donation,
): Promise<DonationOutcome['partner_page']> {
  if (origin === null) return null
  const partner = await findPartnerOf(deps, origin)
  return partner && partner.id === partner_id ? { name: partner.name, origin } : null
}
