import { accountIdSchema } from '../../shared/contract/people/ownAccount.ts'
import { accountBucket } from '../accounts/limit.ts'
import { getUser } from '../accounts/users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { checkPayload, parseJson, readText } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { say } from '../http/sentences.ts'
import { forgetDonor } from '../payment/forgetDonor.ts'

const isBareId = (body: unknown) => typeof body === 'number' || typeof body === 'string'

/**
 * `POST profile/delete_account`, its body the user id (a bare number, or `{ id }`); 422 `id`, 404 for an id that is not the caller's. Everything about the person
 * goes at once: account, sessions everywhere, picture, dates, notifications, pledge, mails to the address, and what was written or offered while
 * signed in. What only bears the address stays: it is not proven to be the person's. Gifts and receipts stay for the books without the person; one
 * whose payment is still under way is settled by the provider's word like any other, and then nobody is told.
 */
export async function deleteAccount({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const text = await readText(request)
  const body = text === '' ? {} : parseJson(text)
  // A bare id is read as the object that holds it, so that a wrong one is told at its field.
  const { id: userId } = checkPayload(accountIdSchema, isBareId(body) ? { id: body } : body)
  if (userId !== session.userId) throw notFound()
  await deps.db.transaction().execute((db) => deleteUser({ db, provider: deps.provider }, userId))
  return { data: null, message: say('account_deleted', language) }
}

async function deleteUser({ db, provider }: Pick<Dependencies, 'db' | 'provider'>, userId: number): Promise<void> {
  // Gifts first, as settling one holds them in that order; then the account: a gift that is being prepared at this moment waits, and finds none.
  await db.selectFrom('donations').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  const { email } = await getUser({ db }, userId)
  await forgetDonor({ db, provider }, userId)
  await db.deleteFrom('outbox').where('recipient', '=', email).execute()
  const limited = ['login', 'forgetPassword', 'register', 'contact', 'volunteer'] as const
  const buckets = limited.map((what) => accountBucket(what, email))
  await db.deleteFrom('attempts').where('bucket', 'in', buckets).execute()
  // Identities, sessions, reset links, picture, dates, pledge, settings, notifications, and messages, offers and mails of theirs go with it (on delete
  // cascade).
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
