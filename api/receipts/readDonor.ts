import type { Language } from '../../shared/languages.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Donation } from '../donation/findDonation.ts'
import { openPan } from '../vault/storedPan.ts'
import type { ReceiptDonor } from './snapshot.ts'

/** The donor of a donation as their profile names them now, and the language of their mails. The donor is null if the account is deleted. */
export async function readDonor(
  deps: Pick<Dependencies, 'db' | 'vault'>,
  donation: Pick<Donation, 'user_id' | 'language'>,
): Promise<{ donor: ReceiptDonor | null; language: Language }> {
  const user =
    donation.user_id === null
      ? undefined
      : await deps.db.selectFrom('users').selectAll().where('id', '=', donation.user_id).executeTakeFirst()
  if (!user) return { donor: null, language: donation.language ?? fallbackLanguage }
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
