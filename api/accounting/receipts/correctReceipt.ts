import { lockDonation } from '../../donation/findDonation.ts'
import { isDeepStrictEqual } from 'node:util'
import type { CorrectionReason } from '../../../shared/contract/donation/receipt.ts'
import { inEachLanguage, type Language } from '../../../shared/languages.ts'
import { readRules } from '../../content/readRules.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import { makeSnapshot } from './makeSnapshot.ts'
import { readReceipt } from './readReceipt.ts'
import { type FrozenReceipt, type ReceiptDonor, type ReceiptSnapshot, sealDonor } from './snapshot.ts'
import type { Sealing } from '../../storage/database.ts'

export interface Correction {
  /** The newest version that the form showed; absent for a correction without a form. */
  shown?: number
  /** What differs from the version before; the rest of the donor stays. */
  donor: Partial<ReceiptDonor>
  /** In which it is mailed from now on. */
  language?: Language | undefined
  /** Also takes the trust's details, titles and sentences as the content has them now. */
  freshTrust?: boolean
  /** Also takes the facts of an offline donation as they are stored now. The trust's details stay. */
  freshDonation?: boolean
}

/**
 * Issues the next version of a receipt. Its number stays, and the version before stays stored. Call it in a transaction, with the audit entry.
 * Of a receipt without a donor, e.g. of a hundi, only the facts of the donation can be corrected.
 * @returns the new version's number and what it corrects
 * @throws Refused 404 if there is no such receipt, or its donor is not known any more
 * @throws Refused 409 `nothing_to_correct` if nothing differs from the version before, `not_correctable` if the donation is cancelled,
 * `corrected_meanwhile` if another version is the newest
 */
export async function correctReceipt(
  deps: Sealing,
  donationId: number,
  { shown, donor: change, language, freshTrust = false, freshDonation = false }: Correction,
): Promise<{ version: number; reason: CorrectionReason }> {
  const { db } = deps
  // Two corrections at the same time become two versions, one after the other.
  const donation = await lockDonation(db, { id: donationId })
  if (donation?.state === 'voided') throw conflict('not_correctable')
  const before = await readReceipt(deps, donationId)
  if (!donation || !before || !(before.donor || freshDonation)) throw notFound()
  if (shown !== undefined && shown !== before.version) throw conflict('corrected_meanwhile')
  const version = before.version + 1
  // The note is that of one version.
  const donor = before.donor && { ...before.donor, note: undefined, ...change }
  const paidAt = freshDonation && donation.settled_at ? donation.settled_at : new Date(before.snapshot.givenAt)
  const fresh = freshTrust || freshDonation ? await makeSnapshot(db, await readRules(db), donation, paidAt) : null
  const facts = fresh && freshDonation ? withFacts(before.snapshot, fresh) : before.snapshot
  const snapshot = fresh && freshTrust ? fresh : facts
  const after = { donor, language: language ?? before.language, snapshot, facts }
  const reason = reasonOf(before, after)
  if (!reason) throw conflict('nothing_to_correct')
  await db
    .insertInto('receipt_versions')
    .values({
      donation_id: donationId,
      version,
      kind: 'correction',
      corrects: before.version,
      reason,
      language: after.language,
      snapshot: JSON.stringify(snapshot),
      donor_sealed: sealDonor(deps, donationId, version, donor),
      issued_at: deps.now(),
      keep_until: before.keepUntil,
    })
    .execute()
  return { version, reason }
}

interface ReceiptContent extends Pick<FrozenReceipt, 'donor' | 'language' | 'snapshot'> {
  /** The snapshot without what is fresh about the trust. */
  facts: ReceiptSnapshot
}

/** The old receipt with the new facts. A title is new only with another purpose; the sentence about the deduction depends on way and amount. */
function withFacts(before: ReceiptSnapshot, fresh: ReceiptSnapshot): ReceiptSnapshot {
  const { amount, mode, paymentId, givenAt, year, purposeId } = fresh
  const isSame = mode === before.mode && amount === before.amount
  const texts = inEachLanguage((language) => ({
    ...before.texts[language],
    ...(purposeId !== before.purposeId && { purpose: fresh.texts[language].purpose }),
    ...(!isSame && { sentences: fresh.texts[language].sentences }),
  }))
  return { ...before, amount, mode, paymentId, givenAt, year, purposeId, texts }
}

/** What differs; undefined if nothing does. */
function reasonOf(before: FrozenReceipt, after: ReceiptContent): CorrectionReason | undefined {
  const changed: Record<Exclude<CorrectionReason, 'several'>, boolean> = {
    name: before.donor?.name !== after.donor?.name,
    address: !isDeepStrictEqual(before.donor?.address, after.donor?.address),
    language: before.language !== after.language,
    pan: before.donor?.pan !== after.donor?.pan,
    trust: !isDeepStrictEqual(after.facts, after.snapshot),
    donation: !isDeepStrictEqual(before.snapshot, after.facts),
  }
  const reasons = (Object.keys(changed) as Array<keyof typeof changed>).filter((reason) => changed[reason]) // keys of a constant
  return reasons.length > 1 ? 'several' : reasons[0]
}
