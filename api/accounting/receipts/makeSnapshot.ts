import type { Selectable } from 'kysely'
import { type Contact, contactSchema } from '../../../shared/contract/content/contact.ts'
import { type Rule, ruleOn, type RuleValue } from '../../../shared/contract/content/rules.ts'
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
  const validity = ruleOn(rules, 'receipt.taxValidity', day)
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
      taxValidity: validity ? { from: validity.from, until: validity.until } : null,
      provider: contact.payment?.provider ?? null,
    },
    texts: inEachLanguage((language) => ({
      ...titlesIn(titles, language, items),
      ...trustIn(contacts[language], language, validity),
      sentences: sentencesIn(rules, day, language, contacts[language], donation),
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

/** The tax registration is that of the day of the donation. */
function trustIn(
  contact: Contact,
  language: Language,
  validity: RuleValue<'receipt.taxValidity'> | undefined,
): Pick<ReceiptTexts, 'trust' | 'registrations'> {
  const registrations = contact.offline?.registrations ?? []
  const tax = taxRegistration(registrations)
  return {
    trust: { name: contact.companyName ?? '', address: contact.companySewaAddress ?? '' },
    registrations: registrations.map((one) =>
      one === tax ? { label: validity?.label?.[language] ?? one.label, value: validity?.number ?? one.value } : one,
    ),
  }
}

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

/** Only a trust with a tax registration may mention a deduction, and not on a receipt whose cash is above the limit. */
function sentencesIn(
  rules: readonly Rule[],
  day: string,
  language: Language,
  contact: Contact,
  { mode, amount }: Pick<Donation, 'mode' | 'amount'>,
): ReceiptTexts['sentences'] {
  const cash = ruleOn(rules, 'receipt.cash', day)
  const registered = taxRegistration(contact.offline?.registrations) !== undefined
  const isDeductible = registered && !(cash && mode === 'cash' && amount > cash.limit)
  return {
    deduction: (isDeductible && ruleOn(rules, 'receipt.deduction', day)?.[language]) || null,
    certificate: ruleOn(rules, 'receipt.certificate', day)?.[language] ?? null,
    cash: (registered && cash?.text[language].replace('{limit}', formatRupees(cash.limit))) || null,
  }
}
