import { randomInt } from 'node:crypto'
import type { ConfirmEmailRequest } from '../../shared/contract/people/account.ts'
import { audit } from '../audit/audit.ts'
import { readProfile } from '../donors/profile/profile.ts'
import { emailCodeMail } from '../mail/mails.ts'
import type { Answer, Call, Session, Handler } from '../call.ts'
import { invalid } from '../base/http/refusal.ts'
import { countOwnAttempt } from './limit.ts'
import { getUser } from './users.ts'

const CODE_MINUTES = 30

/** Six digits are few, so the stored form needs the vault's key. A code is good for one account. */
const hashed = (userId: number, code: string): string => `email code ${userId} ${code}`

/**
 * `POST profile/email-code` (our addition). Mails a code to the address of the account. It is a code and not a link, because a code is of use only where the
 * account is signed in. With a link, the owner of an address could prove it for a stranger's account. A newer code replaces the one before. 429 after several
 * within an hour.
 */
export async function sendEmailCode({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { userId } = session
  await countOwnAttempt({ deps, request, session }, 'emailCode')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    code_hash: deps.vault.fingerprint(hashed(userId, code)),
    expires_at: new Date(deps.now().getTime() + CODE_MINUTES * 60_000),
  }
  await deps.db
    .insertInto('email_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  const { email } = await getUser(deps, userId)
  await deps.mailer.send(emailCodeMail(email, code, CODE_MINUTES, language))
  return { data: null, message: 'code_mailed' }
}

/** `POST profile/confirm-email { code }` (our addition). The address is proven from now on. Answers the profile. 422 `code: mismatch`; 429 after too many. */
export const confirmEmail: Handler<ConfirmEmailRequest> = async ({ deps, request, session }, { code }) => {
  const { userId } = session
  const attempt = await countOwnAttempt({ deps, request, session }, 'emailProof')
  await deps.db.transaction().execute(async (db) => {
    const spent = await db
      .deleteFrom('email_codes')
      .where('user_id', '=', userId)
      // Under all keys: the code may have been mailed before the data keys changed.
      .where('code_hash', 'in', deps.vault.fingerprints(hashed(userId, code)))
      .where('expires_at', '>', deps.now())
      .returning('user_id')
      .executeTakeFirst()
    if (!spent) throw invalid({ code: 'mismatch' }, 'wrong_mail_code')
    await db.updateTable('users').set({ email_proven_at: deps.now() }).where('id', '=', userId).execute()
    await audit({ db, now: deps.now }, userId, 'email.proven')
  })
  await attempt.forget()
  return { data: await readProfile(deps, userId), message: 'email_proven' }
}
