import { type Donation, ownerId } from '../../donation/findDonation.ts'
import { type FrozenReceipt, snapshotSchema, openDonor } from './snapshot.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'
import { parseTexts } from '../../storage/inLanguage.ts'
import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import type { Language } from '../../../shared/languages.ts'

/** The newest version of a donation's receipt; null if it has none. Its donor is the only source of a paid donation's donor for statements, and after a deletion. */
export async function readReceipt(deps: Unsealing, donationId: number): Promise<FrozenReceipt | null> {
  const [newest] = await readVersions(deps, donationId, 1)
  return newest ?? null
}

/** The versions of a donation's receipt, newest first; none if it has no receipt. @param most how many of the newest; all of them if absent */
export async function readVersions(deps: Unsealing, donationId: number, most?: number): Promise<FrozenReceipt[]> {
  const rows = await deps.db
    .selectFrom('receipt_versions')
    .innerJoin('receipts', 'receipts.donation_id', 'receipt_versions.donation_id')
    .selectAll('receipt_versions')
    .select('receipts.number')
    .where('receipt_versions.donation_id', '=', donationId)
    .orderBy('version', 'desc')
    // Each version names the one before.
    .$if(most !== undefined, (all) => all.limit((most ?? 0) + 1))
    .execute()
  return rows.slice(0, most).map(({ number, version, reason, language, ...row }, index): FrozenReceipt => {
    const before = rows[index + 1]
    return {
      donationId,
      number,
      version,
      issuedAt: row.issued_at,
      corrects:
        before && reason ? { version: before.version, issued_at: before.issued_at.toISOString(), reason } : null,
      language,
      snapshot: snapshotSchema.parse(parseTexts(row.snapshot)),
      donor: openDonor(deps, donationId, version, row.donor_sealed),
      keepUntil: row.keep_until,
    }
  })
}

/** Who gets the mails about a receipt, and in which language; null if the account is deleted, or the donor has no address. */
export async function receiptRecipient(
  { db }: Reading,
  { id, source }: Pick<Donation, 'id' | 'source'>,
  { donor, language }: Pick<FrozenReceipt, 'donor' | 'language'>,
) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'language', 'email'])
    .where('id', '=', ownerId(id))
    .executeTakeFirst()
  // The address of today: a frozen one may not work any more. A donor without an account has only the frozen one.
  if (user) return { to: user.email, language: user.language, userId: user.id }
  return source === 'offline' && donor?.email ? { to: donor.email, language, userId: null } : null
}

/** A receipt as its donor sees it, in the reader's language. Everything but the dedication is frozen: donors name somebody after the receipt is issued. */
export function describeReceipt(
  { number, version, issuedAt, corrects, snapshot, donor }: FrozenReceipt,
  donation: Pick<Donation, 'dedicated_to'>,
  language: Language,
): Receipt {
  const texts = snapshot.texts[language]
  const { deduction, certificate, cash } = texts.sentences
  const inCash = snapshot.mode === 'cash' ? cash : null
  return {
    number,
    version,
    corrects,
    issued_at: issuedAt.toISOString(),
    given_at: snapshot.givenAt,
    year: snapshot.year,
    txn_id: snapshot.txnId,
    payment_id: snapshot.paymentId,
    amount: snapshot.amount,
    mode: snapshot.mode,
    project: { id: snapshot.projectId, title: texts.project },
    purpose: texts.purpose,
    purpose_id: snapshot.purposeId,
    dedicated_to: donation.dedicated_to,
    quantity: snapshot.quantity,
    items: snapshot.items.map((item, index) => ({ ...item, title: texts.items[index] ?? '' })),
    donor: {
      name: donor?.name ?? '',
      email: donor?.email ?? '',
      address: donor?.address ?? { line: '', city: '', state: '', pin: '' },
      pan: donor?.pan ? maskPan(donor.pan) : null,
    },
    trust: {
      ...texts.trust,
      email: snapshot.trust.email,
      phone: snapshot.trust.phone,
      registrations: texts.registrations,
      pan: snapshot.trust.pan,
      tax_validity: snapshot.trust.taxValidity,
    },
    sentences: [deduction, inCash, certificate].filter((sentence) => sentence !== null),
  }
}
