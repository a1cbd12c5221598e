import type { signInNonceSchema } from '../../shared/contract/people/signInSession.ts'
import type * as z from 'zod/mini'
import type { Answer, Call } from '../call.ts'
import { countAttempt } from './limits/limit.ts'
import { newSecret, sha256 } from './secret.ts'
import type { Recording } from '../storage/database.ts'

const NONCE_MINUTES = 10

/** `POST login/nonce`. A value for one sign-in request to an identity provider, for ten minutes. Only its hash is stored. 429 after too many. */
export async function issueNonce({ deps, request }: Call<null>): Promise<Answer> {
  await countAttempt(deps, { what: 'nonce', account: 'none', address: deps.clientAddress(request) })
  const nonce = newSecret()
  const expires_at = new Date(deps.now().getTime() + NONCE_MINUTES * 60_000)
  await deps.db
    .insertInto('sign_in_nonces')
    .values({ nonce_sha256: sha256(nonce), expires_at })
    .execute()
  const data: z.output<typeof signInNonceSchema> = { nonce, expires_in: NONCE_MINUTES * 60 }
  return { data }
}

/** Uses up a nonce that this server issued. @returns false if it did not, or the nonce is used or too old */
export async function spendNonce({ db, now }: Recording, nonce: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_sha256', '=', sha256(nonce))
    .where('expires_at', '>', now())
    .returning('nonce_sha256')
    .executeTakeFirst()
  return spent !== undefined
}

/** Notes a verified id token until it expires. @returns false if it was used before */
export async function spendIdToken({ db }: Recording, idToken: string, expires_at: Date): Promise<boolean> {
  // Without the signature: an ES256 signature has a second valid form.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const noted = await db
    .insertInto('used_id_tokens')
    .values({ token_sha256: sha256(signed), expires_at })
    .onConflict((conflict) => conflict.column('token_sha256').doNothing())
    .returning('token_sha256')
    .executeTakeFirst()
  return noted !== undefined
}
