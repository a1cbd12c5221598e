import { sql } from 'kysely'
import type { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import type {
  receiptFileQuerySchema,
  ReceiptReturns,
  YearFileQuery,
  ReceiptLink,
  receiptLinkRequestSchema,
  sharedReceiptRequestSchema,
} from '../../shared/contract/donation/receipt.ts'
import { wasPaid } from '../accounting/ledger/states.ts'
import { receiptFileName, receiptPdf } from '../accounting/receipts/pdf/receiptPdf.ts'
import { describeReceipt, readReceipt } from '../accounting/receipts/readReceipt.ts'
import { readReturns, describeReturns } from '../accounting/receipts/readReturns.ts'
import { answerAttachment } from '../base/http/answerAttachment.ts'
import type { Call, Session, Handler, VisitorHandler } from '../call.ts'
import { notFound, conflict } from '../base/http/refusal.ts'
import { findOwnDonation, requirePaidDonation } from './findDonation.ts'
import { countOwnAttempt, countAttempt } from '../accounts/limit.ts'
import { mailAnswered, mailReceipt, sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { audit } from '../audit/audit.ts'
import { correctReceipt } from '../accounting/receipts/correctReceipt.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { ruleOn } from '../../shared/contract/content/rules.ts'
import { findTrust } from '../storage/findTrust.ts'
import { readRules } from '../content/readRules.ts'
import { writeCsv } from '../partners/csv.ts'
import { financialYearBounds } from '../payment/financialYear.ts'
import { statementPdf, readStatement, type StatementRow } from '../accounting/receipts/yearStatement.ts'
import { indianDay, DAY_MS } from '../../shared/date.ts'
import * as z from 'zod/mini'
import { sitePaths } from '../../shared/sitePaths.ts'
import { newSecret } from '../accounts/secret.ts'
import type { Place, Sealed, WithVault } from '../base/vault/vault.ts'

/**
 * `POST donation/receipt { txn_id }` (our addition). The newest version of the receipt of the donor's own confirmed donation, in the reader's language.
 * 404 for an unknown, somebody else's or unconfirmed donation.
 */
export const receipt: Handler<typeof statusRequestSchema> = async ({ deps, session, language }, { txn_id }) => {
  const { donation, frozen } = await requireReceipt({ deps, session }, txn_id)
  if (!wasPaid(donation.state)) throw notFound()
  return { data: describeReceipt(frozen, donation, language) }
}

/**
 * `GET donation/receipt-pdf?txn_id&layout=a4|phone` (our addition). The newest version of the receipt of the donor's own confirmed donation as PDF, in the
 * reader's language. 404 as for the receipt itself; 429 if the donor has too many files in the making.
 */
export const receiptFile: Handler<typeof receiptFileQuerySchema> = async ({ deps, session, language }, sent) => {
  const { txn_id, layout } = sent
  const { frozen } = await requireReceipt({ deps, session }, txn_id)
  const pdf = await receiptPdf(deps, frozen, { language, layout, account: session.userId })
  return answerAttachment(pdf, 'application/pdf', receiptFileName(frozen))
}

/**
 * `POST donation/receipt-returns { txn_id }` (our addition). The notice about money that went back since, in the reader's language; null if there is none. The
 * receipt is frozen, so this is a call of its own. 404 as for the receipt itself.
 */
export const receiptReturns: Handler<typeof statusRequestSchema> = async ({ deps, session, language }, { txn_id }) => {
  const { donation, frozen } = await requireReceipt({ deps, session }, txn_id)
  const parts = await readReturns(deps, donation.id)
  return { data: describeReturns(parts, { amount: frozen.snapshot.amount, language }) satisfies ReceiptReturns }
}

/**
 * `POST donation/receipt-statement { txn_id }` (our addition). The Indian day since which the donation is in the trust's filed tax statement. It is null if it is not there,
 * or a revision has left it out. 404 as for the receipt itself.
 */
export const receiptStatement: Handler<typeof statusRequestSchema> = async ({ deps, session }, { txn_id }) => {
  const { donation, frozen } = await requireReceipt({ deps, session }, txn_id)
  const own = JSON.stringify([donation.id])
  // A row of an original and its revisions is one row: the last of them holds. The serial number is the same in all.
  const { rows } = await sql<{ row: string; filed_at: Date; has: boolean }>`
    with recursive filed as (
      select id, id as original, version, filed_at from statements
      where year = ${frozen.snapshot.year} and version is not null and revises is null
      union all
      select later.id, original, later.version, later.filed_at
      from statements later join filed on later.revises = filed.id where later.version is not null
    )
    select original || ' ' || serial as row, filed_at,
      change is distinct from 'deleted' and donations::jsonb @> ${own}::jsonb as has
    from filed join statement_rows on statement_id = filed.id
    where serial in (select serial from filed join statement_rows on statement_id = filed.id where donations::jsonb @> ${own}::jsonb)
    order by version, serial`.execute(deps.db)
  const inRows = new Set<string>()
  let since: Date | null = null
  for (const { row, filed_at, has } of rows) {
    if (has) inRows.add(row)
    else inRows.delete(row)
    since = inRows.size === 0 ? null : (since ?? filed_at)
  }
  return { data: since && indianDay(since) }
}

async function requireReceipt({ deps, session }: Pick<Call<Session>, 'deps' | 'session'>, txnId: string) {
  const donation = await findOwnDonation(deps, session, txnId)
  const frozen = donation && (await readReceipt(deps, donation.id))
  if (!frozen) throw notFound()
  return { donation, frozen }
}

/**
 * `POST donation/mail-receipt { txn_id }` (our addition). Mails the receipt of the donor's own confirmed donation again, to the account's own address. 404 as
 * for the receipt itself; 429 after several within an hour.
 */
export const mailReceiptAgain: Handler<typeof statusRequestSchema> = async ({ deps, request, session }, { txn_id }) => {
  const donation = await requirePaidDonation(deps, session, txn_id)
  await countOwnAttempt({ deps, request, session }, 'receiptMail')
  await mailReceipt(deps, donation.id)
  deps.mailer.wake()
  return { data: null, message: 'receipt_mailed' }
}

/**
 * `POST donation/receipt-pan { txn_id }` (our addition). Adds the PAN of the donor's profile to the receipt of their own donation, as a correction, which is mailed (mailAnswered). 404 as for
 * the receipt itself; 409 `no_pan` if the profile has none, `receipt_has_pan` if the receipt has one already.
 */
export const addPanToReceipt: Handler<typeof statusRequestSchema> = async ({ deps, session }, { txn_id }) => {
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation) throw notFound()
  await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const frozen = await readReceipt(within, donation.id)
    if (!frozen) throw notFound()
    const pan = (await readDonor(within, { ...donation, user_id: session.userId })).donor?.pan
    if (!pan) throw conflict('no_pan')
    if (frozen.donor?.pan) throw conflict('receipt_has_pan')
    const corrected = await correctReceipt(within, donation.id, { donor: { pan } })
    await audit(within, session.userId, 'receipt.corrected', {
      subject: { kind: 'donation', id: donation.id },
      details: { version: corrected.version, reason: corrected.reason },
    })
    await mailAnswered(within, donation.id)
  })
  await sendReceiptMails(deps)
  deps.mailer.wake()
  return { data: null, message: 'saved' }
}

/**
 * `GET donation/statement?year=2026-27&format=pdf|csv` (our addition). The donor's own paid donations of a financial year, with refunds, as a file to keep. In
 * the reader's language. 422 for a wrong year; 429 if the donor has too many files in the making.
 */
export const statement: Handler<YearFileQuery> = async ({ deps, session, language }, { year, format }) => {
  const rows = await readStatement(deps, session.userId, year, language)
  if (format === 'csv') return answerAttachment(toCsv(rows), 'text/csv; charset=utf-8', `donations_${year}.csv`)
  const donor = await describeDonor(deps, session.userId)
  const trust = await findTrust(deps, language)
  const now = deps.now()
  const certificate =
    ruleOn(await readRules(deps.db), 'receipt.certificate', indianDay(financialYearBounds(year).from))?.[language] ?? ''
  const pdf = await statementPdf({ year, rows, donor, trust, certificate, now }, language, session.userId)
  return answerAttachment(pdf, 'application/pdf', `donations_${year}.pdf`)
}

async function describeDonor(deps: Call['deps'], userId: number) {
  const { donor } = await readDonor(deps, { user_id: userId, donor_id: null, language: null })
  const { line, city, state, pin } = donor?.address ?? { line: '', city: '', state: '', pin: '' }
  const lines = [line, [city, pin].filter(Boolean).join(' '), state, donor?.email ?? '']
  return { name: donor?.name ?? '', lines: lines.filter(Boolean) }
}

const head = ['date', 'receipt', 'project', 'amount_inr', 'not_counted_inr', 'counts_inr']

const toCsv = (rows: readonly StatementRow[]): string =>
  writeCsv([head, ...rows.map((row) => [row.day, row.number, row.project, row.amount, row.notCounted, row.counts])])

const LINK_DAYS = 90

/** No row has it: the sealed text names the donation. */
const place: Place = 'receipt_links.link:0'

/** What a link says. The vault seals it, so nobody can make one. */
const linkSchema = z.tuple([z.int(), z.string()])

/**
 * `POST donation/receipt-link { txn_id, share? }` (our addition). Makes the link that opens the receipt of an own donation for others, or ends it, or only reads
 * it. It opens for 90 days. A link that was ended never opens again. 404 for an unknown, somebody else's or unconfirmed donation.
 */
export const linkReceipt: Handler<typeof receiptLinkRequestSchema> = async ({ deps, session }, { txn_id, share }) => {
  const donation = await requirePaidDonation(deps, session, txn_id)
  const now = deps.now()
  const own = deps.db.deleteFrom('receipt_links').where('donation_id', '=', donation.id)
  if (share !== undefined) await own.$if(share, (old) => old.where('expires_at', '<=', now)).execute()
  if (share) {
    const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS)
    await deps.db
      .insertInto('receipt_links')
      .values({ donation_id: donation.id, nonce: newSecret(), created_at: now, expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const link = await deps.db
    .selectFrom('receipt_links')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) return { data: null }
  const sealed = deps.vault.seal(JSON.stringify([donation.id, link.nonce]), place)
  // The part behind # is sent to no server and to no other page.
  const url = `${deps.config.siteRoot}${sitePaths.sharedReceipt}#${sealed}`
  return { data: { url, until: link.expires_at.toISOString() } satisfies ReceiptLink }
}

/**
 * `POST shared-receipt { link }` (our addition). The newest version of the receipt behind a link, in the reader's language. It leaves out the donor's PAN,
 * address and e-mail, the name to write, and the provider's number. 404 if the link is wrong, ended or too old; 429 after many requests within an hour.
 */
export const readSharedReceipt: VisitorHandler<typeof sharedReceiptRequestSchema> = async (
  { deps, request, language },
  { link },
) => {
  await countAttempt(deps, { what: 'sharedReceipt', account: link, address: deps.clientAddress(request) })
  const opened = openLink(deps, link)
  if (!opened) throw notFound()
  const [donationId, nonce] = opened
  const found = await deps.db
    .selectFrom('receipt_links')
    .select('donation_id')
    .where('donation_id', '=', donationId)
    .where('nonce', '=', nonce)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst()
  const frozen = found && (await readReceipt(deps, donationId))
  if (!frozen?.donor) throw notFound()
  const address = { line: '', city: '', state: '', pin: '' }
  const donor = { name: frozen.donor.name, email: '', address, pan: null }
  const receipt = describeReceipt({ ...frozen, donor }, { dedicated_to: null }, language)
  const returns = describeReturns(await readReturns(deps, donationId), { amount: frozen.snapshot.amount, language })
  return { data: { receipt: { ...receipt, payment_id: null }, returns } }
}

function openLink({ vault }: WithVault, link: string): z.output<typeof linkSchema> | null {
  try {
    return linkSchema.parse(JSON.parse(vault.open(link as Sealed, place)))
  } catch {
    return null
  }
}
