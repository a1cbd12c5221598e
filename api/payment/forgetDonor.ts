import type { Dependencies } from '../dependencies.ts'
import { isOwn } from '../donation/isOwn.ts'
import { storedFields } from './issuedPayment.ts'
import type { FormFields, PaymentProvider } from './provider.ts'

/** The fields without those that identify the donor. */
export const withoutPerson = (provider: PaymentProvider, fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !provider.isPersonal(name)))

/**
 * Removes the person from their donations and from the messages about their payments. Amount, project, purpose, state and receipt stay. A form that was not
 * posted yet can no longer be posted.
 */
export async function forgetDonor(
  { db, provider }: Pick<Dependencies, 'db' | 'provider'>,
  userId: number,
): Promise<void> {
  const ofDonor = db.selectFrom('donations').where(isOwn(userId))
  await db.deleteFrom('handovers').where('donation_id', 'in', ofDonor.select('id')).execute()
  const events = await db
    .selectFrom('payment_events')
    .select(['id', 'body'])
    .where('txn_id', 'in', ofDonor.select('txn_id'))
    .execute()
  for (const { id, body } of events) {
    const rest = JSON.stringify(withoutPerson(provider, storedFields(body)))
    await db.updateTable('payment_events').set({ body: rest }).where('id', '=', id).execute()
  }
  const donations = await ofDonor.select(['id', 'form_fields']).execute()
  for (const { id, form_fields } of donations) {
    const rest = JSON.stringify(withoutPerson(provider, storedFields(form_fields)))
    await db
      .updateTable('donations')
      .set({ user_id: null, form_fields: rest, dedicated_to: null })
      .where('id', '=', id)
      .execute()
  }
}
