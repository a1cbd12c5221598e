import type { JobDependencies } from '../../platform/jobs/jobs.ts'
import type { Language } from '../../../shared/languages.ts'
import { attachCertificate } from './attachCertificate.ts'
import { attachReceipt } from './attachReceipt.ts'
import type { Attachment } from '../renderMail.ts'

type Attaching = Pick<JobDependencies, 'db' | 'vault' | 'now' | 'config' | 'signer' | 'log'>

/**
 * The PDF that a mail carries: a receipt or a certificate; null if it carries none.
 * @throws DeliveryFault if making it failed, to try again later
 */
export async function attachFile(
  deps: Attaching,
  mail: { receipt_of: number | null; certificate_of: number | null; language: Language; attempts: number },
): Promise<Attachment | null> {
  return mail.certificate_of === null ? attachReceipt(deps, mail) : attachCertificate(deps, mail.certificate_of)
}
