import { type Insertable, type Selectable, sql } from 'kysely'
import type { User } from '../../shared/contract/people/account.ts'
import type { Language } from '../../shared/languages.ts'
import type { Tables } from '../storage/tables/tables.ts'
import type { Reading, Recording } from '../storage/database.ts'
import { welcomeUser } from '../donors/notification/notifications.ts'
import { rememberNotice } from '../donors/privacy/declaration.ts'

const columns = ['id', 'email', 'full_name', 'contact_no', 'password_hash'] as const

export type StoredUser = Pick<Selectable<Tables['users']>, (typeof columns)[number]>

type NewUser = Omit<Insertable<Tables['users']>, 'created_at'>

export async function findUserByEmail(deps: Reading, email: string): Promise<StoredUser | null> {
  const row = await deps.db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst()
  return row ?? null
}

/** @throws Error if the account does not exist */
export async function getUser(deps: Reading, userId: number): Promise<StoredUser> {
  return deps.db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Whether the account exists. */
export async function hasUser(deps: Reading, userId: number): Promise<boolean> {
  const row = await deps.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** The account of an identity; null if there is none. */
export async function findIdentity(deps: Reading, provider: string, subject: string): Promise<number | null> {
  const row = await deps.db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether the account of a row of `users` has a second factor that counts, as the column `second_factor`. */
export const hasSecondFactor = sql<boolean>`exists (
  select from second_factors where second_factors.user_id = users.id and confirmed_at is not null)`.as('second_factor')

/** Creates an account; null if the e-mail address already has one. */
export async function insertUser(deps: Recording, user: NewUser): Promise<StoredUser | null> {
  const row = await deps.db
    .insertInto('users')
    .values({ ...user, created_at: deps.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** An account as its owner sees it. */
export function toUser(row: StoredUser): User {
  return { id: row.id, email: row.email, fullName: row.full_name, contactNo: row.contact_no }
}

/** A person who makes an account. */
type Newcomer = NewUser & {
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
