import type { Selectable } from 'kysely'
import { contactSchema } from '../../shared/contract/content/contact.ts'
import type { Receipt } from '../../shared/contract/receipt.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../../shared/languages.ts'
import { financialYear } from '../payment/receipt.ts'
import type { ReceiptTable } from '../storage/paymentTables.ts'
import type { Donation } from './findDonation.ts'
import { inLanguage, wantedFirst } from '../storage/inLanguage.ts'
import { maskStoredPan } from '../vault/storedPan.ts'

type Database = Pick<Dependencies, 'db'>

/** The content of a confirmed donation's receipt, with titles in the reader's language. */
export async function describeReceipt(
  deps: Pick<Dependencies, 'db' | 'vault'>,
  donation: Donation,
  issued: Selectable<ReceiptTable>,
  userId: number,
  language: Language,
): Promise<Receipt> {
  const [given, donor, trust] = await Promise.all([
    describeGiven(deps, donation, language),
    describeDonor(deps, userId),
    describeTrust(deps, language),
  ])
  const givenAt = donation.settled_at ?? donation.created_at
  return {
    number: issued.number,
    issued_at: issued.created_at.toISOString(),
    given_at: givenAt.toISOString(),
    year: financialYear(givenAt),
    txn_id: donation.txn_id,
    payment_id: donation.provider_id,
    amount: donation.amount,
    dedicated_to: donation.dedicated_to,
    ...given,
    donor,
    trust,
  }
}

type Given = Pick<Receipt, 'project' | 'purpose' | 'purpose_id' | 'quantity' | 'items'>

async function describeGiven(deps: Database, donation: Donation, language: Language): Promise<Given> {
  const [project, purpose, items] = await Promise.all([
    deps.db
      .selectFrom(inLanguage('projects', language))
      .selectAll()
      .where('id', '=', donation.project_id)
      .executeTakeFirstOrThrow(),
    deps.db
      .selectFrom(inLanguage('purposes', language))
      .selectAll()
      .where('id', '=', donation.purpose_id)
      .executeTakeFirst(),
    deps.db
      .selectFrom('donation_items')
      .innerJoin(inLanguage('items', language), 'items.id', 'donation_items.item_id')
      .select(['items.id', 'title', 'qty', 'donation_items.price'])
      .where('donation_id', '=', donation.id)
      .orderBy('items.id')
      .execute(),
  ])
  return {
    project: { id: project.id, title: project.title },
    purpose: purpose ? purpose.title : null,
    purpose_id: purpose?.id ?? null,
    quantity: donation.quantity,
    items: items.map((item) => ({ id: item.id, title: item.title, qty: item.qty, price: item.price })),
  }
}

/** Reads the current profile, so a PAN that the donor adds also appears on earlier receipts. */
async function describeDonor(deps: Pick<Dependencies, 'db' | 'vault'>, userId: number): Promise<Receipt['donor']> {
  const user = await deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  return {
    name: user.full_name,
    email: user.email,
    address: { line: user.address_line, city: user.address_city, state: user.address_state, pin: user.address_pin },
    pan: maskStoredPan(deps, user.id, user.pan),
  }
}

async function describeTrust(deps: Database, language: Language): Promise<Receipt['trust']> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirstOrThrow()
  const contact = contactSchema.parse(JSON.parse(row.body))
  return {
    name: contact.companyName ?? '',
    address: contact.companySewaAddress ?? '',
    email: contact.companyEmail,
    phone: contact.companyContactFirst,
    registrations: contact.offline?.registrations ?? [],
  }
}
