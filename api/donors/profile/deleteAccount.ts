import { accountIdSchema, type deleteAccountRequestSchema } from '../../../shared/contract/people/account.ts'
import { forgetAttempts } from '../../accounts/limit.ts'
import { audit } from '../../audit/audit.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { getUser } from '../../accounts/users.ts'
import type { Call, Handler } from '../../call.ts'
import { checkPayload, readJsonOrNothing } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { stopMandatesOf } from '../../mandates/mandates.ts'
import { forgetDonor } from '../../payment/forgetDonor.ts'
import type { Paying } from '../../payment/provider.ts'

/** Wraps a bare id in an object, so a wrong one is reported at its field. */
export async function readAccountId({ request }: Pick<Call, 'request'>): Promise<{ id: number }> {
  const body = await readJsonOrNothing(request)
  const isBareId = typeof body === 'number' || typeof body === 'string'
  return checkPayload(accountIdSchema, isBareId ? { id: body } : body)
}

/**
 * `POST profile/delete_account`; the body is the user id (a bare number, or `{ id }`). 422 `id`; 404 for an id that is not the caller's; 403
 * `reauthenticate` more than ten minutes after the last sign-in. It deletes
 * everything about the person at once: account, all sessions, picture, dates, notifications, pledge and mails. It also deletes messages and offers that were
 * sent while signed in. Messages that only contain the address stay, because it is not proven to be the person's. Donations and receipts stay in the ledger,
 * without the person. Donors without an account who were merged with this one stay for 60 days, because the merge may have been a mistake. A pending payment is settled by the provider's answer like any other, its receipt has the donor's name, and nobody is notified.
 */
export const deleteAccount: Handler<typeof deleteAccountRequestSchema> = async ({ deps, session }, asked) => {
  const userId = typeof asked === 'object' ? asked.id : asked
  if (userId !== session.userId) throw notFound()
  requireRecent(deps, session)
  await deps.db.transaction().execute(async (db) => {
    await deleteUser({ db, provider: deps.provider, now: deps.now }, userId)
    await audit({ db, now: deps.now }, userId, 'account.deleted')
  })
  // Outside the database: after a restore, the operator deletes the account again (docs/going-live.md, step 9). The id names nobody any more.
  deps.log.info('account deleted', { rowId: userId })
  return { data: null, message: 'account_deleted' }
}

/** Deletes everything about a person. Call it in a transaction. */
export async function deleteUser({ db, provider, now }: Paying, userId: number): Promise<void> {
  // Locks donations first, in the order that `settle` uses, then the account. A donation that is being prepared now waits, and then finds no account.
  await db.selectFrom('donations').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  const { email } = await getUser({ db }, userId)
  // Staff merged these donors with the account, perhaps by mistake: they stay for a while, so that it can be undone (api/storage/tidy.ts).
  await db.updateTable('donors').set({ user_id: null, left_at: now() }).where('user_id', '=', userId).execute()
  // The provider is asked to end them, and nothing more is debited meanwhile.
  await stopMandatesOf({ db, now }, userId)
  await forgetDonor({ db, provider, now }, userId)
  await db.deleteFrom('mails').where('recipient', '=', email).execute()
  // Attempts are counted by e-mail address, or by id for a signed-in person.
  for (const account of [email, String(userId)]) await forgetAttempts({ db }, account)
  // The database also deletes identities, sessions, reset links, picture, dates, pledge, settings, notifications, and the person's messages, offers and mails
  // (on delete cascade).
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
