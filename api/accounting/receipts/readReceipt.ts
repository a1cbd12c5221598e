import { type Donation, ownerId } from '../../donation/findDonation.ts'
import { type FrozenReceipt, snapshotSchema, openDonor } from './snapshot.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'
import { parseTexts } from '../../storage/inLanguage.ts'

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
