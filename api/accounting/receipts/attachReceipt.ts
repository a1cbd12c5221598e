import type { Signing } from './signing/createSigner.ts'
import type { Sealing } from '../../storage/database.ts'
import { receiptFileName, receiptPdf } from './pdf/receiptPdf.ts'
import { readReceipt } from './readReceipt.ts'
import type { Language } from '../../../shared/languages.ts'
import { DeliveryFault } from '../../mail/mailTransport.ts'
import type { Attachment } from '../../mail/renderMail.ts'

/** From this attempt on a mail whose PDF fails is sent without it: its link opens the receipt, too. */
const WITHOUT_FROM = 3

/**
 * The A4 PDF of the receipt that a mail carries; null if it carries none, or making it failed too often.
 * @throws DeliveryFault if making it failed, to try again later
 */
export async function attachReceipt(
  deps: Sealing & Signing,
  mail: { receipt_of: number | null; language: Language; attempts: number },
): Promise<Attachment | null> {
  if (mail.receipt_of === null) return null
  try {
    const frozen = await readReceipt(deps, mail.receipt_of)
    if (!frozen) return null
    const content = await receiptPdf(deps, frozen, { language: mail.language, layout: 'a4', account: 'mail' })
    return { name: receiptFileName(frozen), type: 'application/pdf', content }
  } catch (error) {
    deps.log.error('receipt not made as PDF', error, { donationId: mail.receipt_of, attempt: mail.attempts })
    if (mail.attempts >= WITHOUT_FROM) return null
    throw new DeliveryFault('later', 'pdf', 'the PDF of the receipt was not made')
  }
}
