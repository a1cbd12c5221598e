import { audit } from '../audit/audit.ts'
import { removeSecondFactor } from './secondFactor.ts'
import { revokeAllSessions } from './sessions.ts'
import type { Database, Recording } from '../storage/database.ts'

/**
 * Production may not start on the demo's database: anybody could sign in as its administrator.
 * @throws Error that names the accounts, and the ways out
 */
export async function refuseDemo(db: Database): Promise<void> {
  const marked = await db.selectFrom('demo_database').select('marked_at').executeTakeFirst()
  const accounts = await usable(db)
  if (!marked && accounts.length === 0) return
  throw new Error(
    [
      'Production is refused, because the demo has filled this database: its donations are invented, and its password is public.',
      ...accounts.map(({ email, role }) => `  ${email}${role ? `, ${role}` : ''}`),
      'Name an empty database in DATABASE_URL. If this one holds real donations, close these accounts: npm run staff -- close-demo',
    ].join('\n'),
  )
}

/**
 * Closes the accounts of the demo: no password, no role, no session. Their donations stay in the ledger. The database is no longer the demo's, so the demo
 * refuses it.
 * @returns the addresses of the closed accounts
 */
export async function closeDemoAccounts({ db, now }: Recording): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const accounts = await usable(trx)
    for (const { id, role } of accounts) {
      await trx.updateTable('users').set({ password_hash: null, role: null }).where('id', '=', id).execute()
      await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute()
      await trx.deleteFrom('identities').where('user_id', '=', id).execute()
      await revokeAllSessions({ db: trx, now }, id)
      await removeSecondFactor({ db: trx }, id)
      if (role === null) continue
      const subject = { kind: 'user', id } as const
      await audit({ db: trx, now }, 'command', 'role.changed', { subject, details: { role: null } })
    }
    await trx.deleteFrom('demo_database').execute()
    return accounts.map(({ email }) => email)
  })
}

/** The demo's accounts that somebody can sign in to. */
const usable = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('demo', '=', true)
    .where((eb) =>
      eb.or([
        eb('password_hash', 'is not', null),
        eb('role', 'is not', null),
        eb.exists(eb.selectFrom('identities').select('subject').whereRef('identities.user_id', '=', 'users.id')),
      ]),
    )
    .orderBy('email')
    .execute()
