import type { Dependencies } from '../dependencies.ts'
import { storedFields } from './issuedPayment.ts'
import type { FormFields, PaymentProvider } from './provider.ts'

/** Fields without those that tell who pays. */
export const withoutPerson = (provider: PaymentProvider, fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !provider.isPersonal(name)))

/**
 * Takes the person out of their gifts and out of what was said about the payments of these. Amount, project, purpose, state and receipt stay; a form that
 * was not yet posted can no longer be.
 */
export async function forgetDonor(
  { db, provider }: Pick<Dependencies, 'db' | 'provider'>,
  userId: number,
): Promise<void> {
  const ofDonor = db.selectFrom('donations').where('user_id', '=', userId)
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
  const gifts = await ofDonor.select(['id', 'form_fields']).execute()
  for (const { id, form_fields } of gifts) {
    const rest = JSON.stringify(withoutPerson(provider, storedFields(form_fields)))
    await db
      .updateTable('donations')
      .set({ user_id: null, form_fields: rest, dedicated_to: null })
      .where('id', '=', id)
      .execute()
  }
}
