import type { Language } from '../../../shared/languages.ts'
import type { FrozenReceipt } from './snapshot.ts'
import { type Donation, ownerId } from '../../donation/findDonation.ts'
import type { Reading } from '../../storage/database.ts'

interface Recipient {
  to: string
  /** In which the donor gets mails. */
  language: Language
  /** Of the account; null without one. */
  userId: number | null
}

/** Who gets the mails about a receipt; null if the account is deleted, or the donor has no address. */
export async function receiptRecipient(
  { db }: Reading,
  { id, source }: Pick<Donation, 'id' | 'source'>,
  { donor, language }: Pick<FrozenReceipt, 'donor' | 'language'>,
): Promise<Recipient | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'language', 'email'])
    .where('id', '=', ownerId(id))
    .executeTakeFirst()
  // The address of today: a frozen one may not work any more. A donor without an account has only the frozen one.
  if (user) return { to: user.email, language: user.language, userId: user.id }
  return source === 'offline' && donor?.email ? { to: donor.email, language, userId: null } : null
}
