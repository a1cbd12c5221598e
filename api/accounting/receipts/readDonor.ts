import type { Language } from '../../../shared/languages.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { openPan, openDonorPan } from '../../base/vault/storedValues.ts'
import type { ReceiptDonor } from './snapshot.ts'
import type { Unsealing } from '../../storage/database.ts'

/** The donor of a donation as their profile names them now, and the language of their mails. The donor is null if the account is deleted. */
export async function readDonor(
  deps: Unsealing,
  donation: Pick<Donation, 'user_id' | 'donor_id' | 'language'>,
): Promise<{ donor: ReceiptDonor | null; language: Language }> {
  const user =
    donation.user_id === null
      ? undefined
      : await deps.db.selectFrom('users').selectAll().where('id', '=', donation.user_id).executeTakeFirst()
  const language = donation.language ?? fallbackLanguage
  if (!user) return { donor: await readOfflineDonor(deps, donation.donor_id), language }
  return {
    donor: {
      name: user.full_name,
      email: user.email,
      address: { line: user.address_line, city: user.address_city, state: user.address_state, pin: user.address_pin },
      pan: user.pan === null ? null : openPan(deps, user.id, user.pan),
    },
    language: user.language,
  }
}

/** A person who gave without an account; null if there is none. */
async function readOfflineDonor(deps: Unsealing, donorId: number | null): Promise<ReceiptDonor | null> {
  if (donorId === null) return null
  const row = await deps.db.selectFrom('donors').selectAll().where('id', '=', donorId).executeTakeFirst()
  if (!row) return null
  return {
    name: row.full_name,
    email: row.email ?? '',
    address: { line: row.address_line, city: row.address_city, state: row.address_state, pin: row.address_pin },
    pan: row.pan === null ? null : openDonorPan(deps, row.id, row.pan),
  }
}
