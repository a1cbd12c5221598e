import { sql } from 'kysely'
import { isOwn } from '../donation/findDonation.ts'
import { storedFields } from './issuedPayment.ts'
import type { FormFields, PaymentProvider, Paying } from './provider.ts'

/** The fields without those that identify the donor. */
export const withoutPerson = (provider: PaymentProvider, fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !provider.isPersonal(name)))

/** Removes the person from all their donations. */
export async function forgetDonor(deps: Paying, userId: number): Promise<void> {
  const own = await deps.db.selectFrom('donations').select('id').where(isOwn(userId)).execute()
  const ids = own.map(({ id }) => id)
  await forgetDonations(deps, ids)
}

/**
 * Removes the person from these donations, and from the messages about their payments. Amount, project, purpose, state and receipt stay. A form that was not
 * posted yet can no longer be posted.
 */
export async function forgetDonations({ db, provider }: Paying, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const these = db.selectFrom('donations').where('id', 'in', ids)
  const rest = (text: string) => JSON.stringify(withoutPerson(provider, storedFields(text)))
  for (const table of ['handovers', 'notifications', 'dedications', 'receipt_links'] as const)
    await db.deleteFrom(table).where('donation_id', 'in', ids).execute()
  const events = await db
    .selectFrom('payment_events')
    .select(['id', 'body'])
    .where('txn_id', 'in', these.select('txn_id'))
    .execute()
  const bodies = JSON.stringify(events.map(({ id, body }) => ({ id, body: rest(body) })))
  await sql`update payment_events set body = cleaned.body
    from jsonb_to_recordset(${bodies}::jsonb) as cleaned(id bigint, body text)
    where payment_events.id = cleaned.id`.execute(db)
  const donations = await these.select(['id', 'form_fields']).execute()
  const forms = JSON.stringify(donations.map(({ id, form_fields }) => ({ id, fields: rest(form_fields) })))
  await sql`update donations set user_id = null, donor_id = null, dedicated_to = null, form_fields = cleaned.fields
    from jsonb_to_recordset(${forms}::jsonb) as cleaned(id bigint, fields text)
    where donations.id = cleaned.id`.execute(db)
}
