import { formatDay } from '../../shared/date.ts'
import { type PdfAccount, type PdfInput, renderPdf } from '../accounting/receipts/pdf/renderPdf.ts'
import type { Unsealing } from '../storage/database.ts'
import { texts } from '../texts/texts.ts'
import { readCard } from './dedications.ts'

/** What `card.typ` shows. No amount and no donor is among it, but the signature that the donor chose. */
interface CardInput extends PdfInput {
  before: string
  name: string
  after: string
  given: string
  day: string
  message: readonly string[]
  signature: string
}

/**
 * The card of a donation as PDF (A5), as it is stored now; null if there is none.
 * @throws Refused 429 `busy_files` if the account has too many files in the making
 */
export async function cardPdf(
  deps: Unsealing,
  donationId: number,
  account: PdfAccount,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const card = await readCard(deps, donationId)
  if (!card) return null
  const { language, occasion, day, name, title, project, trust, message, signature } = card
  const say = texts[language].documents.card
  const input: CardInput = {
    layout: 'a4',
    lang: language,
    title,
    description: say.description(title, trust.name),
    trust: { name: trust.name, address: trust.address, reach: [] },
    ...say.around[occasion],
    name,
    given: say.given(project),
    day: day === null ? '' : formatDay(day, language),
    message: message.split('\n').filter(Boolean),
    signature: signature && say.from(signature),
  }
  return (await renderPdf('card', input, account)).pdf
}
