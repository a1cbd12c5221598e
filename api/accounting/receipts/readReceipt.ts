import { readRules } from '../../content/readRules.ts'
import type { CorrectionReason } from '../../../shared/contract/donation/receipt.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Dependencies } from '../../dependencies.ts'
import { freezeReceipt } from './freezeReceipt.ts'
import { openDonor } from './sealDonor.ts'
import { type ReceiptDonor, type ReceiptSnapshot, snapshotSchema } from './snapshot.ts'

/** The newest version of a receipt, with the donor opened. */
export interface FrozenReceipt {
  donationId: number
  number: string
  version: number
  /** When this version was issued. */
  issuedAt: Date
  /** The version that this one corrects, and why; null for the original. */
  corrects: { version: number; issuedAt: Date; reason: CorrectionReason } | null
  language: Language
  snapshot: ReceiptSnapshot
  /** Null if the account was deleted before the receipt was frozen, or the trust need not keep the donor any more. */
  donor: ReceiptDonor | null
  /** The last Indian day on which the donor is kept, `yyyy-MM-dd`. */
  keepUntil: string
}

type Reading = Pick<Dependencies, 'db' | 'vault' | 'now'>

/** The newest version of a donation's receipt; null if it has none. One from before receipts were frozen is frozen now. */
export async function readReceipt(deps: Reading, donationId: number): Promise<FrozenReceipt | null> {
  return (await findVersions(deps, donationId)) ?? (await freezeOld(deps, donationId))
}

/** The donor as the newest version of the receipt names them: the only source of a paid donation's donor for statements, and after a deletion. */
export async function readReceiptDonor(deps: Reading, donationId: number): Promise<ReceiptDonor | null> {
  return (await readReceipt(deps, donationId))?.donor ?? null
}

async function findVersions(deps: Reading, donationId: number): Promise<FrozenReceipt | null> {
  const [newest, before] = await deps.db
    .selectFrom('receipt_versions')
    .innerJoin('receipts', 'receipts.donation_id', 'receipt_versions.donation_id')
    .selectAll('receipt_versions')
    .select('receipts.number')
    .where('receipt_versions.donation_id', '=', donationId)
    .orderBy('version', 'desc')
    .limit(2)
    .execute()
  if (!newest) return null
  const { version, reason } = newest
  return {
    donationId,
    number: newest.number,
    version,
    issuedAt: newest.issued_at,
    corrects: before && reason ? { version: before.version, issuedAt: before.issued_at, reason } : null,
    language: newest.language,
    snapshot: snapshotSchema.parse(JSON.parse(newest.snapshot)),
    donor: openDonor(deps, donationId, version, newest.donor_sealed),
    keepUntil: newest.keep_until,
  }
}

async function freezeOld(deps: Reading, donationId: number): Promise<FrozenReceipt | null> {
  const issued = await deps.db
    .selectFrom('receipts')
    .select('created_at')
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
  if (!issued) return null
  const donation = await deps.db
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow()
  await freezeReceipt(deps.db, deps, await readRules(deps.db), { donation, issuedAt: issued.created_at })
  return findVersions(deps, donationId)
}
