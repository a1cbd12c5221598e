import { contactSchema } from '../../../shared/contract/contact.ts'
import { statusRequestSchema } from '../../../shared/contract/donation.ts'
import type { Receipt } from '../../../shared/contract/receipt.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import type { Language } from '../http/language.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { financialYear } from '../payment/receipt.ts'
import { titleOf } from '../projects/project.ts'
import { type Donation, findOwnDonation } from './findDonation.ts'

/**
 * `POST donation/receipt { txn_id }` (ours). All that the receipt of an own confirmed gift shows, titles in the reader's language. 404 for an unknown gift,
 * somebody else's, and one that is not confirmed.
 */
export async function receipt({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (donation?.state !== 'success') throw notFound()
  const issued = await deps.db
    .selectFrom('receipts')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .executeTakeFirstOrThrow()
  const [given, donor, trust] = await Promise.all([
    describeGiven(deps, donation, language),
    describeDonor(deps, session.userId),
    describeTrust(deps, language),
  ])
  const data: Receipt = {
    number: issued.number,
    issued_at: issued.created_at.toISOString(),
    given_at: (donation.settled_at ?? donation.created_at).toISOString(),
    year: financialYear(issued.created_at),
    txn_id: donation.txn_id,
    payment_id: donation.provider_id,
    amount: donation.amount,
    ...given,
    donor,
    trust,
  }
  return { data }
}

type Given = Pick<Receipt, 'project' | 'purpose' | 'purpose_id' | 'quantity' | 'items'>

async function describeGiven(deps: Pick<Dependencies, 'db'>, donation: Donation, language: Language): Promise<Given> {
  const [project, purpose, items] = await Promise.all([
    deps.db.selectFrom('projects').selectAll().where('id', '=', donation.project_id).executeTakeFirstOrThrow(),
    deps.db.selectFrom('purposes').selectAll().where('id', '=', donation.purpose_id).executeTakeFirst(),
    deps.db
      .selectFrom('donation_items')
      .innerJoin('items', 'items.id', 'donation_items.item_id')
      .select(['items.id', 'title_en', 'title_hi', 'qty', 'donation_items.price'])
      .where('donation_id', '=', donation.id)
      .orderBy('items.id')
      .execute(),
  ])
  return {
    project: { id: project.id, title: titleOf(project, language) },
    purpose: purpose ? titleOf(purpose, language) : null,
    purpose_id: purpose?.id ?? null,
    quantity: donation.quantity,
    items: items.map((item) => ({ id: item.id, title: titleOf(item, language), qty: item.qty, price: item.price })),
  }
}

/** As the profile has it now: a donor who adds the PAN later finds it on earlier receipts too. */
async function describeDonor(deps: Pick<Dependencies, 'db'>, userId: number): Promise<Receipt['donor']> {
  const user = await deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  return {
    name: user.full_name,
    email: user.email,
    address: { line: user.address_line, city: user.address_city, state: user.address_state, pin: user.address_pin },
    pan: user.pan,
  }
}

async function describeTrust(deps: Pick<Dependencies, 'db'>, language: Language): Promise<Receipt['trust']> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .where('language', '=', language)
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
