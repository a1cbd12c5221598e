import type { Dependencies } from '../dependencies.ts'
import { takenMail } from '../mail/mails.ts'
import { Refused } from '../base/http/refusal.ts'
import { countAttempt } from './limits/limit.ts'

/**
 * Mails the owner of an address that somebody tried to make an account with it. Once a day at most, so that nobody can fill a mailbox. The mail is in the
 * owner's language and contains nothing that the other person typed.
 */
export async function mailAddressOwner(deps: Dependencies, email: string, address: string): Promise<void> {
  const owner = await deps.db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst()
  if (!owner) return
  try {
    await countAttempt(deps, { what: 'takenMail', account: email, address })
  } catch (error) {
    if (error instanceof Refused) return
    throw error
  }
  await deps.mailer.send(takenMail(email, deps.config.siteRoot, owner.language))
}
