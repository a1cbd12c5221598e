import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { openPan, openDonorPan } from '../../base/vault/storedValues.ts'
import type { ReceiptDonor } from './snapshot.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../storage/tables/tables.ts'
import type { WithVault } from '../../base/vault/vault.ts'
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
  const users = db.selectFrom('users').select(donorColumns).select('language')
  const user = user_id === null ? undefined : await users.where('id', '=', user_id).executeTakeFirst()
  if (user && user_id !== null) return { donor: accountDonor(deps, user_id, user), language: user.language }
  const donors = db.selectFrom('donors').select(donorColumns)
  const person = donor_id === null ? undefined : await donors.where('id', '=', donor_id).executeTakeFirst()
  const pan = person?.pan && donor_id !== null ? openDonorPan(deps, donor_id, person.pan) : null
  return { donor: person ? donorOf(person, pan) : null, language: language ?? fallbackLanguage }
}

/** What a receipt says of a donor, of an account's row or of a person's. */
export const donorColumns = [
  'full_name',
  'email',
  'pan',
  'address_line',
  'address_city',
  'address_state',
  'address_pin',
] as const

type DonorRow = Pick<Selectable<Tables['donors']>, (typeof donorColumns)[number]>

/** The donor whom an account names. */
export const accountDonor = (deps: WithVault, userId: number, row: DonorRow): ReceiptDonor =>
  donorOf(row, row.pan && openPan(deps, userId, row.pan))

const donorOf = (row: DonorRow, pan: string | null): ReceiptDonor => ({
  name: row.full_name,
  email: row.email ?? '',
  address: { line: row.address_line, city: row.address_city, state: row.address_state, pin: row.address_pin },
  pan,
})
