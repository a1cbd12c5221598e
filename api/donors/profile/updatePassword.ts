import { updatePasswordRequestSchema } from '../../../shared/contract/people/ownAccount.ts'
import { countOwnAttempt } from '../../accounts/limits/limit.ts'
import { hashPassword, verifyPassword } from '../../accounts/password/password.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { spendAllLinks } from '../../accounts/password/resetPassword.ts'
import { revokeOtherSessions } from '../../accounts/sessions.ts'
import { audit } from '../../audit/audit.ts'
import { refuseWeakPassword, trustWords } from '../../accounts/password/weakPassword.ts'
import { getUser } from '../../accounts/users.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { invalid } from '../../base/http/refusal.ts'
import { passwordChangedMail } from '../../mail/mails.ts'

/**
 * `POST profile/update-password { current, password }` (our addition). Sets the password, ends every other session of the account and every open reset link,
 * and mails its owner. An account without a password sets its first one with an empty `current`. 422 `current: mismatch`; 429.
 */
export async function updatePassword({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { current, password } = await readJson(request, updatePasswordRequestSchema)
  const attempt = await countOwnAttempt({ deps, request, session }, 'password')
  const user = await getUser(deps, session.userId)
  // An empty `current` proves nothing.
  if (user.password_hash === null) requireRecent(deps, session)
  const matches =
    user.password_hash === null ? current === '' : await attempt.unlessBusy(verifyPassword(user.password_hash, current))
  if (!matches) throw invalid({ current: 'mismatch' }, 'wrong_current_password')
  await attempt.forget()
  await refuseWeakPassword(password, { fullName: user.full_name, email: user.email }, await trustWords(deps))
  const password_hash = await hashPassword(password)
  await deps.db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await spendAllLinks({ db, now: deps.now }, user.id)
    await revokeOtherSessions({ db, now: deps.now }, session)
    await audit({ db, now: deps.now }, { actor: user.id, action: 'password.changed' })
  })
  await deps.mailer.send(passwordChangedMail(user.email, language))
  return { data: null, message: 'password_set' }
}
