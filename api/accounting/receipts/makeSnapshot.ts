import { sql } from 'kysely'
import { type Contact, contactSchema } from '../../../shared/contract/content/contact.ts'
import { type Rule, ruleOn, type RuleValue } from '../../../shared/contract/content/rules.ts'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { financialYear } from '../../payment/financialYear.ts'
import type { ReceiptSnapshot, ReceiptTexts } from './snapshot.ts'
import type { Database } from '../../storage/database.ts'
import { indianDay } from '../../../shared/date.ts'

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
  const day = indianDay(paidAt)
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
      project: titleIn(titles, language, 'project', donation.project_id) ?? '',
      purpose: titleIn(titles, language, 'purpose', donation.purpose_id),
      items: items.map(({ id }) => titleIn(titles, language, 'item', id) ?? ''),
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

interface Title {
  of: 'project' | 'purpose' | 'item'
  id: number
  language: Language
  title: string
}

/** The titles of a donation's project, purpose and items, in every language. */
async function readTitles(db: Database, { id, project_id, purpose_id }: Donation): Promise<readonly Title[]> {
  const { rows } = await sql<Title>`
    select 'project' as of, id, language, title from project_texts where id = ${project_id}
    union all select 'purpose', id, language, title from purpose_texts where id = ${purpose_id}
    union all select 'item', id, language, title from item_texts
      where id in (select item_id from donation_items where donation_id = ${id})`.execute(db)
  return rows
}

/** The title in a language; in English or any other if it has none there. Null if there is none at all. */
function titleIn(titles: readonly Title[], language: Language, of: Title['of'], id: number | null): string | null {
  const own = titles.filter((one) => one.of === of && one.id === id)
  const order = [language, fallbackLanguage, ...languages]
  return order.flatMap((wanted) => own.find((one) => one.language === wanted)?.title ?? [])[0] ?? null
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
