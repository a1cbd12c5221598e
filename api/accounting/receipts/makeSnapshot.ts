import type { Selectable } from 'kysely'
import { type Contact, contactSchema } from '../../../shared/contract/content/contact.ts'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { financialYear, indianDate } from '../../payment/financialYear.ts'
import type { TextTables } from '../../storage/tables/contentTables.ts'
import type { ReceiptSnapshot, ReceiptTexts } from './snapshot.ts'
import type { Database } from '../../storage/database.ts'
type Titles = ReadonlyArray<Pick<Selectable<TextTables['project_texts']>, 'id' | 'language' | 'title'>>

/** Everything that the receipt of a donation says about the donation and the trust, in every language, as the content has it now. */
export async function makeSnapshot(
  db: Database,
  rules: readonly Rule[],
  donation: Donation,
  paidAt: Date,
): Promise<ReceiptSnapshot> {
  const contacts = await readContacts(db)
  const titles = await readTitles(db, donation)
  const items = await db
    .selectFrom('donation_items')
    .select(['item_id as id', 'qty', 'price'])
    .where('donation_id', '=', donation.id)
    .orderBy('item_id')
    .execute()
  const day = indianDate(paidAt)
  const contact = contacts[fallbackLanguage]
  return {
    form: 1,
    txnId: donation.txn_id,
    paymentId: donation.provider_id,
    mode: donation.mode,
    givenAt: paidAt.toISOString(),
    year: financialYear(paidAt),
    amount: donation.amount,
    projectId: donation.project_id,
    purposeId: donation.purpose_id,
    quantity: donation.quantity,
    items,
    trust: {
      email: contact.companyEmail ?? null,
      phone: contact.companyContactFirst ?? null,
      pan: ruleOn(rules, 'receipt.trustPan', day) ?? null,
      taxValidity: ruleOn(rules, 'receipt.taxValidity', day) ?? null,
      provider: contact.payment?.provider ?? null,
    },
    texts: inEachLanguage((language) => ({
      ...titlesIn(titles, language, items),
      ...trustIn(contacts[language]),
      sentences: sentencesIn(rules, day, language, contacts[language]),
    })),
  }
}

/** The trust's details in each language; English or any other where one has none. */
async function readContacts(db: Database): Promise<Record<Language, Contact>> {
  const rows = await db.selectFrom('contacts').selectAll().execute()
  const find = (language: Language) => rows.find((row) => row.language === language)
  return inEachLanguage((language) => {
    const row = find(language) ?? find(fallbackLanguage) ?? rows[0]
    return row ? contactSchema.parse(JSON.parse(row.body)) : {}
  })
}

const trustIn = (contact: Contact): Pick<ReceiptTexts, 'trust' | 'registrations'> => ({
  trust: { name: contact.companyName ?? '', address: contact.companySewaAddress ?? '' },
  registrations: contact.offline?.registrations ?? [],
})

async function readTitles(db: Database, { id, project_id, purpose_id }: Donation) {
  const among = <Table extends 'project_texts' | 'purpose_texts' | 'item_texts'>(table: Table) =>
    db.selectFrom(table as 'project_texts').select(['id', 'language', 'title'])
  const project: Titles = await among('project_texts').where('id', '=', project_id).execute()
  const purpose: Titles = purpose_id === null ? [] : await among('purpose_texts').where('id', '=', purpose_id).execute()
  const items: Titles = await among('item_texts')
    .where('id', 'in', db.selectFrom('donation_items').select('item_id').where('donation_id', '=', id))
    .execute()
  return { project, purpose, items }
}

function titlesIn(
  titles: Awaited<ReturnType<typeof readTitles>>,
  language: Language,
  items: readonly { id: number }[],
): Pick<ReceiptTexts, 'project' | 'purpose' | 'items'> {
  const order = [language, fallbackLanguage, ...languages]
  const titleOf = (rows: Titles): string | null =>
    order.map((one) => rows.find((row) => row.language === one)?.title).find((title) => title !== undefined) ?? null
  return {
    project: titleOf(titles.project) ?? '',
    purpose: titleOf(titles.purpose),
    items: items.map(({ id }) => titleOf(titles.items.filter((row) => row.id === id)) ?? ''),
  }
}

/** Only a trust with a tax registration may mention a deduction. */
function sentencesIn(
  rules: readonly Rule[],
  day: string,
  language: Language,
  contact: Contact,
): ReceiptTexts['sentences'] {
  const cash = ruleOn(rules, 'receipt.cash', day)
  const registered = taxRegistration(contact.offline?.registrations) !== undefined
  return {
    deduction: (registered && ruleOn(rules, 'receipt.deduction', day)?.[language]) || null,
    certificate: ruleOn(rules, 'receipt.certificate', day)?.[language] ?? null,
    cash: (registered && cash?.text[language].replace('{limit}', formatRupees(cash.limit))) || null,
  }
}
