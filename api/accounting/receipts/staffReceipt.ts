import {
  staffReceiptFileQuerySchema,
  staffReceiptQuerySchema,
  type StaffReceipt,
} from '../../../shared/contract/staff/receipts.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { audit } from '../../audit/audit.ts'
import { findDonation } from '../../donation/findDonation.ts'
import { answerAttachment } from '../../base/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { receiptFileName, receiptPdf } from './pdf/receiptPdf.ts'
import { readVersions } from './readReceipt.ts'
import type { FrozenReceipt } from './snapshot.ts'

/** `GET staff/receipt?txn_id=…` (our addition). Every version of a receipt, newest first. 404 if the donation has none. */
export async function readStaffReceipt({ deps, url, session }: Call<Session>): Promise<Answer> {
  const versions = await findForStaff({ deps, session }, readQuery(url, staffReceiptQuerySchema).txn_id)
  const data: StaffReceipt = { number: versions[0].number, versions: versions.map(describeVersion) }
  return { data }
}

/** `GET staff/receipt-pdf?txn_id=…&version=2` (our addition). One version as PDF, in the language in which it was mailed. 404 if there is none. */
export async function readStaffReceiptFile({ deps, url, session }: Call<Session>): Promise<Answer> {
  const { txn_id, version } = readQuery(url, staffReceiptFileQuerySchema)
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
  const donation = await findDonation(deps, txnId)
  if (!donation) throw notFound()
  const [newest, ...older] = await readVersions(deps, donation.id)
  if (!newest) throw notFound()
  await audit(deps, session.userId, 'receipt.read', { subject: { kind: 'donation', id: donation.id } })
  return [newest, ...older]
}

const describeVersion = ({ version, issuedAt, corrects, language, donor }: FrozenReceipt) => ({
  version,
  issued_at: issuedAt.toISOString(),
  reason: corrects?.reason ?? null,
  language,
  donor: donor && {
    name: donor.name,
    address: donor.address,
    pan: donor.pan && maskPan(donor.pan),
    note: donor.note ?? null,
  },
})
