import { formatDay } from '../../shared/date.ts'
import { type PdfAccount, type PdfInput, renderPdf } from '../accounting/receipts/pdf/renderPdf.ts'
import { projectTitles } from '../projects/project.ts'
import type { Unsealing } from '../storage/database.ts'
import { findTrust } from '../storage/findTrust.ts'
import { texts } from '../texts/texts.ts'
import { type Dedication, openCard } from './dedications.ts'

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
  const row = await deps.db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .selectAll('dedications')
    .select(['dedicated_to', 'project_id'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
  if (!row?.dedicated_to) return null
  const { language, occasion, day, dedicated_to: name } = row
  const say = texts[language].documents.card
  const { message, signature } = openCard(deps, row)
  const trust = await findTrust(deps, language)
  const titles = await projectTitles(deps.db, row.project_id)
  const title = titleOf(row, name)
  const input: CardInput = {
    layout: 'a4',
    lang: language,
    title,
    description: say.description(title, trust.name),
    trust: { name: trust.name, address: trust.address, reach: [] },
    ...say.around[occasion],
    name,
    given: say.given(titles[language]),
    day: day === null ? '' : formatDay(day, language),
    message: message.split('\n').filter(Boolean),
    signature: signature && say.from(signature),
  }
  return (await renderPdf('card', input, account)).pdf
}

/** `In memory of Shanti Devi`, in the card's language. */
export const titleOf = ({ language, occasion }: Pick<Dedication, 'language' | 'occasion'>, name: string): string => {
  const { before, after } = texts[language].documents.card.around[occasion]
  return [before, name, after].filter(Boolean).join(' ')
}
