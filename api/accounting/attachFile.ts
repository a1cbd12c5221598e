import type { Selectable } from 'kysely'
import type { Language } from '../../shared/languages.ts'
import { cardPdf } from '../donation/cards.ts'
import { DeliveryFault } from '../mail/mailTransport.ts'
import type { Attachment } from '../mail/renderMail.ts'
import type { Sealing } from '../storage/database.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { receiptFileName, receiptPdf } from './receipts/pdf/receiptPdf.ts'
import { readReceipt } from './receipts/readReceipt.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Signing } from './receipts/signingKeys.ts'
import { readFile } from './statements/certificates/openCertificate.ts'

type Carries = 'receipt_of' | 'certificate_of' | 'card_of' | 'deed_of'
type Carried = Pick<Selectable<Tables['mails']>, Carries | 'language' | 'attempts'>

/** From this attempt on a mail whose receipt fails is sent without it: its link opens the receipt, too. A card is all that its mail is about. */
const WITHOUT_FROM = 3

/**
 * The file that a mail carries: the PDF of a receipt, certificate or card, or the picture of a deed. Null if it carries none, or its donor or staff have
 * withdrawn it.
 * @throws DeliveryFault if making it failed, to try again later
 */
export async function attachFile(deps: Sealing & Signing, mail: Carried): Promise<Attachment | null> {
  const { card_of, deed_of, certificate_of, receipt_of, language, attempts } = mail
  if (deed_of !== null) return attachPicture(deps, deed_of, language)
  if (certificate_of !== null) return readFile(deps, certificate_of)
  const donationId = card_of ?? receipt_of
  if (donationId === null) return null
  const what = card_of === null ? 'receipt' : 'card'
  try {
    if (what === 'receipt') return await attachReceipt(deps, donationId, language)
    const content = await cardPdf(deps, donationId, 'mail')
    return content && { name: 'card.pdf', type: 'application/pdf', content }
  } catch (error) {
    deps.log.error(`${what} not made as PDF`, error, { donationId, attempt: attempts })
    if (what === 'receipt' && attempts >= WITHOUT_FROM) return null
    throw new DeliveryFault('later', 'pdf', `the PDF of the ${what} was not made`)
  }
}

async function attachPicture({ db }: Sealing, deedId: number, language: Language): Promise<Attachment | null> {
  const deeds = db.selectFrom(inLanguage('deeds', language)).select(['jpeg', 'alt'])
  const found = await deeds.where('id', '=', deedId).executeTakeFirst()
  if (!found?.jpeg) return null
  return { name: 'picture.jpg', type: 'image/jpeg', content: Uint8Array.from(found.jpeg), alt: found.alt }
}

async function attachReceipt(deps: Sealing & Signing, donationId: number, language: Language) {
  const frozen = await readReceipt(deps, donationId)
  if (!frozen) return null
  const content = await receiptPdf(deps, frozen, { language, layout: 'a4', account: 'mail' })
  return { name: receiptFileName(frozen), type: 'application/pdf', content }
}
