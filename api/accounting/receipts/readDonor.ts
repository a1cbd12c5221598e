import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { openPan, openDonorPan } from '../../base/vault/storedValues.ts'
import type { ReceiptDonor } from './snapshot.ts'
import type { Unsealing } from '../../storage/database.ts'

/**
 * The donor of a donation as their profile, or staff, name them now, and the language of their mails. The donor is null if the account is deleted, or nobody is
 * known.
 */
export async function readDonor(
  deps: Unsealing,
  { user_id, donor_id, language }: Pick<Donation, 'user_id' | 'donor_id' | 'language'>,
): Promise<{ donor: ReceiptDonor | null; language: Language }> {
  const { db } = deps
  const user =
    user_id === null ? undefined : await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  if (user) return { donor: donorOf(user, user.pan && openPan(deps, user.id, user.pan)), language: user.language }
  const person =
    donor_id === null
      ? undefined
      : await db.selectFrom('donors').selectAll().where('id', '=', donor_id).executeTakeFirst()
  const donor = person ? donorOf(person, person.pan && openDonorPan(deps, person.id, person.pan)) : null
  return { donor, language: language ?? fallbackLanguage }
}

type Address = Record<'address_line' | 'address_city' | 'address_state' | 'address_pin', string>

const donorOf = (row: Address & { full_name: string; email: string | null }, pan: string | null): ReceiptDonor => ({
  name: row.full_name,
  email: row.email ?? '',
  address: { line: row.address_line, city: row.address_city, state: row.address_state, pin: row.address_pin },
  pan,
})
