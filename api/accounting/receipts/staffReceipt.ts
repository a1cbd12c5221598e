import type {
  CorrectReceipt,
  staffReceiptFileQuerySchema,
  staffReceiptQuerySchema,
  StaffReceipt,
} from '../../../shared/contract/staff/receipts.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { audit } from '../../audit/audit.ts'
import { requireDonation } from '../../donation/findDonation.ts'
import { answerAttachment } from '../../base/http/answerAttachment.ts'
import { type BeforeJson, type Call, type Handler, inTransaction, type Session } from '../../call.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { refuseOwnPan } from '../../content/readRules.ts'
import { correctReceipt } from './correctReceipt.ts'
import { receiptFileName, receiptPdf } from './pdf/receiptPdf.ts'
import { mailReceipt } from './receiptMails.ts'
import { readVersions } from './readReceipt.ts'
import type { FrozenReceipt, ReceiptDonor } from './snapshot.ts'

/** `GET staff/receipt?txn_id=…` (our addition). Every version of a receipt, newest first. 404 if the donation has none. */
export const readStaffReceipt: Handler<typeof staffReceiptQuerySchema> = async ({ deps, session }, { txn_id }) => {
  const versions = await findForStaff({ deps, session }, txn_id)
  const data: BeforeJson<StaffReceipt> = { number: versions[0].number, versions: versions.map(describeVersion) }
  return { data }
}

/** `GET staff/receipt-pdf?txn_id=…&version=2` (our addition). One version as PDF, in the language in which it was mailed. 404 if there is none. */
export const readStaffReceiptFile: Handler<typeof staffReceiptFileQuerySchema> = async ({ deps, session }, sent) => {
  const { txn_id, version } = sent
  const versions = await findForStaff({ deps, session }, txn_id)
  const frozen = versions.find((one) => one.version === Number(version))
  if (!frozen) throw notFound()
  const pdf = await receiptPdf(deps, frozen, { language: frozen.language, layout: 'a4', account: session.userId })
  return answerAttachment(pdf, 'application/pdf', receiptFileName(frozen))
}

async function findForStaff(
  { deps, session }: Pick<Call<Session>, 'deps' | 'session'>,
  txnId: string,
): Promise<[FrozenReceipt, ...FrozenReceipt[]]> {
  const donation = await requireDonation(deps, txnId)
  const [newest, ...older] = await readVersions(deps, donation.id)
  if (!newest) throw notFound()
  await audit(deps, session.userId, 'receipt.read', { subject: { kind: 'donation', id: donation.id } })
  return [newest, ...older]
}

const describeVersion = ({ version, issuedAt, corrects, language, donor }: FrozenReceipt) => ({
  version,
  issued_at: issuedAt,
  reason: corrects?.reason ?? null,
  language,
  donor: donor && {
    name: donor.name,
    address: donor.address,
    pan: donor.pan && maskPan(donor.pan),
    note: donor.note ?? null,
  },
})

/**
 * `POST staff/correct-receipt { number, version, note, … }` (our addition). Issues the next version of a receipt, which names the one before, and mails it to the
 * donor. 403 `reauthenticate`; 404 if there is no such receipt, or its donor is not known any more. 409 `nothing_to_correct`;
 * `corrected_meanwhile` if the form showed an older version. 422 by field, e.g. `pan_address` at `address.line`.
 */
export const correctByStaff = inTransaction<CorrectReceipt>(async ({ deps, session }, wanted) => {
  const { number, note, name, address, pan, language } = wanted
  await refuseOwnPan(deps, pan)
  // The yearly statement needs the address of a donor with a PAN.
  if (pan && address?.line === '') throw invalid({ 'address.line': 'pan_address' })
  const found = await deps.db
    .selectFrom('receipts')
    .select('donation_id as id')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { id } = found
  const donor: Partial<ReceiptDonor> = {
    note,
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
    ...(pan === undefined ? {} : { pan: pan || null }),
  }
  const freshTrust = wanted.fresh_trust ?? false
  const corrected = await correctReceipt(deps, id, { shown: wanted.version, donor, language, freshTrust })
  await audit(deps, session.userId, 'receipt.corrected', { subject: { kind: 'donation', id }, details: corrected })
  await mailReceipt(deps, id, { language })
  return { data: { number, version: corrected.version }, message: 'saved' }
})
