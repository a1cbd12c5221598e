import type { OfflineDonation, OfflineOptions, personFields } from '../../../shared/contract/staff/offlineDonation.ts'
import type { Answer, Call, Session, Handler } from '../../call.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import { queueReceiptMail, sendReceiptMails } from '../../accounting/receipts/receiptMails.ts'
import { findProject, type TranslatedProject } from '../../projects/project.ts'
import { readDonor } from '../../accounting/receipts/readDonor.ts'
import { requireReasons } from './findWarnings.ts'
import { readOpenDays } from './openDays.ts'
import type { Reading, Sealing, Database } from '../../storage/database.ts'
import { recordFact, prepareDonation } from '../../accounting/ledger/recordFact.ts'
import { issueReceipt } from '../../accounting/receipts/issueReceipt.ts'
import { audit } from '../../audit/audit.ts'
import { createHash } from 'node:crypto'
import { declareOffline, questionIn } from '../../donors/privacy/declaration.ts'
import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type * as z from 'zod/mini'
import { refuseOwnPan, readRules } from '../../content/readRules.ts'
import { sealDonorPan } from '../../base/vault/storedValues.ts'
import { columnsOf, type DonorColumns, readKey, resolveDonor } from '../donorKey.ts'
import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { formatRupees } from '../../../shared/money.ts'

type Person = { [Field in keyof typeof personFields]: z.output<(typeof personFields)[Field]> }

/**
 * The donor of an offline donation: a known one by key, who is stored only once, a new one, or nobody.
 * @throws Refused 422 `donor: unknown`, `pan: pan_own`
 */
export async function offlineDonor(
  deps: Sealing,
  { donor, ...person }: Person & { donor: string },
): Promise<DonorColumns> {
  if (donor === 'none') return { user_id: null, donor_id: null }
  if (donor === 'new') return { user_id: null, donor_id: await storeDonor(deps, person) }
  const known = await resolveDonor(deps.db, readKey(donor))
  if (!known) throw invalid({ donor: 'unknown' })
  return columnsOf(known)
}

async function storeDonor({ db, vault, now }: Sealing, person: Person) {
  await refuseOwnPan({ db }, person.pan)
  const { id } = await db
    .insertInto('donors')
    .values({
      full_name: person.name,
      email: person.email || null,
      contact_no: person.phone || null,
      address_line: person.line,
      address_city: person.city,
      address_state: person.state,
      address_pin: person.pin,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.pan)
    await db
      .updateTable('donors')
      .set({ pan: sealDonorPan({ vault }, id, person.pan) })
      .where('id', '=', id)
      .execute()
  return id
}

/**
 * The columns of a donation that name its purpose, with the English title for the ledger.
 * @param purposeId '' for none
 * @throws Refused 422 `purpose_id: unknown` if it is no purpose of the project
 */
export async function offlinePurpose(db: Database, projectId: number, purposeId: string) {
  if (!purposeId) return { purpose_id: null, purpose_text: null }
  const purpose = await db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .select(['id', 'title'])
    .where('id', '=', Number(purposeId))
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!purpose) throw invalid({ purpose_id: 'unknown' })
  return { purpose_id: purpose.id, purpose_text: purpose.title }
}

/** One key is one transaction id, so the database refuses a second donation of the same entry. */
const txnIdOf = (key: string): string =>
  `OFF${createHash('sha256').update(key).digest('hex').slice(0, 20).toUpperCase()}`

/** Noon of the day in India; for today not later than now. */
export function middleOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00+05:30`)
  return noon > now ? now : noon
}

interface StoredOffline {
  id: number
  donor: DonorColumns
  /** The receipt's number. */
  receipt: string
}

/**
 * Stores a checked entry: a new donor, the donation, its fact, its receipt, and who entered it. Call it in a transaction, whose `db` is in `deps`.
 * @param staff the account of the member of staff, and the language of the form
 * @throws Refused 422 `unknown` at `purpose_id` or `donor`, and those of `declareOffline`
 */
export async function storeOffline(
  deps: Sealing,
  entry: OfflineDonation,
  project: Pick<TranslatedProject, 'id' | 'slug' | 'donation_type'>,
  { actor, language }: { actor: number; language: Language },
): Promise<StoredOffline> {
  const { db } = deps
  const at = deps.now()
  const paidAt = middleOf(entry.day, at)
  const purpose = await offlinePurpose(db, project.id, entry.purpose_id)
  const donor = await offlineDonor(deps, entry)
  const { declared, mode, day } = entry
  // Nobody can be asked about the money of a hundi.
  const isAsked = entry.donor !== 'none'
  const declaration =
    isAsked && (await declareOffline(deps, { declared, donor, mode, slug: project.slug, day, language }))
  const { id } = await prepareDonation(db, {
    txn_id: txnIdOf(entry.key),
    ...donor,
    ...declaration,
    project_id: project.id,
    ...purpose,
    donation_type: project.donation_type,
    amount: Number(entry.amount),
    source: 'offline',
    mode,
    provider_id: entry.reference || null,
    language: entry.language,
    form_fields: '{}',
    created_at: at,
    recorded_at: at,
    settled_at: paidAt,
  })
  const reference = entry.reference ? { reference: entry.reference } : {}
  await recordFact(db, {
    donationId: id,
    event: 'taken_offline',
    actor,
    at,
    effectiveAt: paidAt,
    note: entry.note,
    ...reference,
  })
  const receipt = await issueReceipt(deps, id, paidAt)
  await audit(deps, actor, 'donation.taken_offline', { subject: { kind: 'donation', id } })
  return { id, donor, receipt }
}

/**
 * `POST staff/offline-donation`. Stores a new donor, the donation, its fact and its receipt in one transaction. Mails the receipt if there is an address. The same key again answers the same donation; 409 `mismatch` if it differs. 409 `warned` of `requireReasons`. 422 `unknown` at `project_id`, `purpose_id` or `donor`, and
 * those of `declareOffline`.
 */
export const takeOffline: Handler<OfflineDonation> = async ({ deps, session, language }, entry) => {
  const project = await findProject(deps, Number(entry.project_id), language)
  if (!project) throw invalid({ project_id: 'unknown' })
  const txn_id = txnIdOf(entry.key)
  const known = await findTaken(deps, txn_id, entry)
  if (known) return { data: known }
  const receipt = await deps.db.transaction().execute(async (db) => {
    const stored = await storeOffline({ ...deps, db }, entry, project, { actor: session.userId, language })
    await requireReasons({ ...deps, db }, entry, { id: stored.id, actor: session.userId, language })
    const { donor } = await readDonor({ ...deps, db }, { ...stored.donor, language: null })
    if (donor?.email) await queueReceiptMail({ ...deps, db }, stored.id, { waits: false })
    return stored.receipt
  })
  await sendReceiptMails(deps)
  return { data: { txn_id, receipt } }
}

async function findTaken({ db }: Reading, txnId: string, entry: OfflineDonation) {
  const found = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['amount', 'project_id', 'mode', 'number'])
    .where('txn_id', '=', txnId)
    .executeTakeFirst()
  if (!found) return null
  const same =
    found.amount === Number(entry.amount) && found.project_id === Number(entry.project_id) && found.mode === entry.mode
  if (!same) throw conflict('mismatch')
  return { txn_id: txnId, receipt: found.number }
}

/** `GET staff/offline-options`. What the form of an offline donation says because of the law, as it holds today, and the first day that is open. */
export async function offlineOptions({ deps, language }: Call<Session>): Promise<Answer> {
  const { from, today } = await readOpenDays(deps)
  const rules = await readRules(deps.db)
  const cash = ruleOn(rules, 'receipt.cash', today)
  const data: OfflineOptions = {
    cash: cash ? { limit: cash.limit, text: cash.text[language].replace('{limit}', formatRupees(cash.limit)) } : null,
    open_from: from,
    question: questionIn(rules, deps.now(), language),
  }
  return { data }
}
