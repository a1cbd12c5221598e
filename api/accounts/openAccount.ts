import type { Language } from '../../shared/languages.ts'
import { welcomeUser } from '../donors/notification/welcomeUser.ts'
import { rememberNotice } from '../donors/privacy/rememberNotice.ts'
import { insertUser, type NewUser, type StoredUser } from './users.ts'
import type { Recording } from '../storage/database.ts'

/** A person who makes an account. */
export interface Newcomer extends NewUser {
  language: Language
  /** The version of the notice about personal data that the page showed; undefined if it showed none. */
  noticeVersion: string | undefined
  /** Of an identity provider. */
  identity?: { provider: string; subject: string }
}

/**
 * Makes an account with all that belongs to it: identity, the notice that was seen, and the welcome. It is one transaction, so a fault leaves nothing, and the
 * person can try again. Null if the e-mail address has an account.
 */
export async function openAccount(
  { db: all, now }: Recording,
  { noticeVersion, identity, ...person }: Newcomer,
): Promise<StoredUser | null> {
  return all.transaction().execute(async (db) => {
    const within = { db, now }
    const user = await insertUser(within, person)
    if (!user) return null
    if (identity)
      await db
        .insertInto('identities')
        .values({ ...identity, user_id: user.id, created_at: now() })
        .execute()
    await rememberNotice(within, { userId: user.id, version: noticeVersion, language: person.language })
    await welcomeUser(within, user)
    return user
  })
}
