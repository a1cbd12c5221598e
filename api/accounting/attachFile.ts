import type { Language } from '../../shared/languages.ts'
import type { WithLog } from '../base/logging/log.ts'
import { cardPdf } from '../donation/cardPdf.ts'
import { DeliveryFault } from '../mail/mailTransport.ts'
import type { Attachment } from '../mail/renderMail.ts'
import type { Sealing } from '../storage/database.ts'
import { receiptFileName, receiptPdf } from './receipts/pdf/receiptPdf.ts'
import { readReceipt } from './receipts/readReceipt.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Signing } from './receipts/createSigner.ts'
import { readFile } from './statements/certificates/openCertificate.ts'

/**
 * The file that a mail carries: the PDF of a receipt, certificate or card, or the picture of a deed; null if it carries none.
 * @throws DeliveryFault if making it failed, to try again later
 */
export async function attachFile(deps: Sealing & Signing, mail: Carried): Promise<Attachment | null> {
  if (mail.card_of !== null) return attachCard(deps, mail.card_of, mail.attempts)
  if (mail.deed_of !== null) return attachPicture(deps, mail.deed_of, mail.language)
  return mail.certificate_of === null ? attachReceipt(deps, mail) : readFile(deps, mail.certificate_of)
}

/** The picture of a deed; null if it was withdrawn. */
async function attachPicture({ db }: Sealing, deedId: number, language: Language): Promise<Attachment | null> {
  const deeds = db.selectFrom(inLanguage('deeds', language)).select(['jpeg', 'alt'])
  const found = await deeds.where('id', '=', deedId).executeTakeFirst()
  if (!found?.jpeg) return null
  return { name: 'picture.jpg', type: 'image/jpeg', content: Uint8Array.from(found.jpeg), alt: found.alt }
}

/**
 * The card that a mail carries; null if its donor has deleted it. The card is all that the mail is about, so it is never sent without it.
 * @throws DeliveryFault if making it failed, to try again later
 */
async function attachCard(deps: Sealing & WithLog, donationId: number, attempt: number): Promise<Attachment | null> {
  try {
    const content = await cardPdf(deps, donationId, 'mail')
    return content && { name: 'card.pdf', type: 'application/pdf', content }
  } catch (error) {
    deps.log.error('card not made as PDF', error, { donationId, attempt })
    throw new DeliveryFault('later', 'pdf', 'the PDF of the card was not made')
  }
}

interface Carried {
  receipt_of: number | null
  certificate_of: number | null
  card_of: number | null
  deed_of: number | null
  language: Language
  attempts: number
}

/** From this attempt on a mail whose PDF fails is sent without it: its link opens the receipt, too. */
const WITHOUT_FROM = 3

/**
 * The A4 PDF of the receipt that a mail carries; null if it carries none, or making it failed too often.
 * @throws DeliveryFault if making it failed, to try again later
 */
async function attachReceipt(
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
