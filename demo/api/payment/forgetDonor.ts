import * as z from 'zod/mini'
import type { Dependencies } from '../dependencies.ts'
import { formFieldsSchema } from '../donation/formFields.ts'

/** Fields of a payment form, and of what the provider posts back, that tell who pays. */
const PERSONAL = new Set([
  'firstname',
  'lastname',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zipcode',
  'name_on_card',
  'cardnum',
])

/** Fields without those that tell who pays. The hash goes too: it proves nothing without them, and would let a guess at them be tried. */
export function withoutPerson(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'hash' && !PERSONAL.has(name)))
}

/**
 * Takes the person out of their gifts and out of what was said about the payments of these. Amount, project, purpose, state and receipt stay; a form that
 * was not yet posted can no longer be.
 */
export async function forgetDonor(db: Dependencies['db'], userId: number): Promise<void> {
  const ofDonor = db.selectFrom('donations').where('user_id', '=', userId)
  await db.deleteFrom('handovers').where('donation_id', 'in', ofDonor.select('id')).execute()
  const events = await db
    .selectFrom('payment_events')
    .select(['id', 'body'])
    .where('txn_id', 'in', ofDonor.select('txn_id'))
    .execute()
  for (const { id, body } of events) {
    const rest = JSON.stringify(withoutPerson(readFields(body)))
    await db.updateTable('payment_events').set({ body: rest }).where('id', '=', id).execute()
  }
  const gifts = await ofDonor.select(['id', 'form_fields']).execute()
  for (const { id, form_fields } of gifts) {
    const rest = JSON.stringify(withoutPerson(readFields(form_fields)))
    await db
      .updateTable('donations')
      .set({ user_id: null, form_fields: rest, dedicated_to: null })
      .where('id', '=', id)
      .execute()
  }
}

/** What cannot be read (it was cut) is not kept. */
function readFields(text: string): Record<string, string> {
  try {
    const fields = z.safeParse(formFieldsSchema, JSON.parse(text))
    return fields.success ? fields.data : {}
  } catch {
    return {}
  }
}
