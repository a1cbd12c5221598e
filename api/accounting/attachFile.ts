import type { Language } from '../../shared/languages.ts'
import { openFile } from './statements/certificates/sealCertificate.ts'
import type { Signing } from './receipts/signing/createSigner.ts'
import type { Attachment } from '../mail/renderMail.ts'
import { attachReceipt } from './receipts/attachReceipt.ts'
import type { Sealing, Unsealing } from '../storage/database.ts'

/**
 * The PDF that a mail carries: a receipt or a certificate; null if it carries none.
 * @throws DeliveryFault if making it failed, to try again later
 */
export async function attachFile(
  deps: Sealing & Signing,
  mail: { receipt_of: number | null; certificate_of: number | null; language: Language; attempts: number },
): Promise<Attachment | null> {
  return mail.certificate_of === null ? attachReceipt(deps, mail) : attachCertificate(deps, mail.certificate_of)
}

/** The certificate that a mail carries; null if its file is removed. */
async function attachCertificate(deps: Unsealing, certificateId: number): Promise<Attachment | null> {
  const found = await deps.db
    .selectFrom('certificates')
    .select(['file_sealed', 'year'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  if (!found?.file_sealed) return null
  const content = Uint8Array.from(openFile(deps, certificateId, found.file_sealed))
  return { name: `certificate_${found.year}.pdf`, type: 'application/pdf', content }
}
