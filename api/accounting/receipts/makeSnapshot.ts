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
import { wantedFirst } from '../../storage/inLanguage.ts'
import { indianDay } from '../../../shared/date.ts'

/** Everything that the receipt of a donation says about the donation and the trust, in every language, as the content has it now. */
export async function makeSnapshot(
  db: Database,
  rules: readonly Rule[],
  donation: Donation,
  paidAt: Date,
): Promise<ReceiptSnapshot> {
  const texts = await readTexts(db, donation)
  const items = await db
    .selectFrom('donation_items')
    .select(['item_id as id', 'qty', 'price'])
    .where('donation_id', '=', donation.id)
    .orderBy('item_id')
    .execute()
  const day = indianDay(paidAt)
  const { contact } = texts[fallbackLanguage]
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
      ...texts[language].titles,
      ...trustIn(texts[language].contact, language, validity),
      sentences: sentencesIn(rules, day, language, texts[language].contact, donation),
    })),
  }
}

type Titles = Pick<ReceiptTexts, 'project' | 'purpose' | 'items'>

/** The trust's details, and the titles of a donation's project, purpose and items, in each language. */
async function readTexts(db: Database, { id, project_id, purpose_id }: Donation) {
  const order = wantedFirst(sql<Language>`wanted.language`)
  const { rows } = await sql<Titles & { language: Language; contact: string | null }>`
    select language, (select body from contacts order by ${order} limit 1) as contact,
      coalesce((select title from project_texts where id = ${project_id} order by ${order} limit 1), '') as project,
      (select title from purpose_texts where id = ${purpose_id} order by ${order} limit 1) as purpose,
      array(select coalesce((select title from item_texts where id = item_id order by ${order} limit 1), '')
        from donation_items where donation_id = ${id} order by item_id) as items
    from unnest(${languages}::text[]) as wanted (language)`.execute(db)
  const texts = rows.map(({ language, contact, ...titles }) => [
    language,
    { titles, contact: contact === null ? {} : contactSchema.parse(JSON.parse(contact)) },
  ])
  // A row for each language.
  return Object.fromEntries(texts) as Record<Language, { titles: Titles; contact: Contact }>
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
