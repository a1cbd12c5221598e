import { createHash } from 'node:crypto'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as z from 'zod/mini'
import type { SocialProviderConfig } from '../base/config.ts'
import type { Dependencies, Fetching } from '../dependencies.ts'
import type { Clock, Recording } from '../storage/database.ts'
import type { signInNonceSchema } from '../../shared/contract/people/account.ts'
import type { Answer, Call } from '../call.ts'
import { countAttempt } from './limit.ts'
import { newSecret, sha256 } from './secret.ts'

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
  return { data: { nonce, expires_in: NONCE_MINUTES * 60 } satisfies z.output<typeof signInNonceSchema> }
}

/** Uses up a nonce that this server issued. @returns false if it did not, or the nonce is used or too old */
async function spendNonce({ db, now }: Recording, nonce: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_sha256', '=', sha256(nonce))
    .where('expires_at', '>', now())
    .returning('nonce_sha256')
    .executeTakeFirst()
  return spent !== undefined
}

/** Notes a verified id token until it expires. @returns false if it was used before */
async function spendIdToken({ db }: Recording, idToken: string, expires_at: Date): Promise<boolean> {
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

/** How long the provider may take to answer with its key set. A client gives up after 15 s. */
const KEY_SET_MS = 5_000

/** The provider's key set could not be read. It says nothing about the token: the same one may be good in a minute. */
export class KeySetAway extends Error {}

const ALGORITHMS = ['RS256', 'ES256']

export interface IdClaims {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string
  expiresAt: Date
}

const keySetSchema = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) })

const claimsSchema = z.object({
  // OpenID Connect: at most 255 characters of ASCII.
  sub: z.string().check(z.regex(/^[ -~]{1,255}$/)),
  nonce: z.string(),
  email: z.nullish(z.string()),
  // Apple sends the string "true".
  email_verified: z.nullish(z.union([z.boolean(), z.string()])),
  name: z.nullish(z.string()),
})

/** Remote key sets cache what they fetched, so each provider has one for the life of the process. */
const keySets = new WeakMap<SocialProviderConfig, JWTVerifyGetKey>()

/**
 * Verifies an id token: signature by the provider's key set with an allowed algorithm, issuer, exact audience, expiry and nonce. The nonce may be plain or
 * hashed with SHA-256, as Apple's libraries do. Answers null if anything is wrong.
 * @throws KeySetAway
 */
async function verifyIdToken(
  deps: Fetching & Clock,
  trusted: SocialProviderConfig,
  idToken: string,
  nonce: string,
): Promise<IdClaims | null> {
  try {
    const { payload } = await jwtVerify(idToken, keysOf(deps, trusted), {
      algorithms: ALGORITHMS,
      issuer: [...trusted.issuers],
      audience: trusted.audience,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      currentDate: deps.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    if (!claims.success || payload.aud !== trusted.audience) return null
    const hashed = createHash('sha256').update(nonce).digest('hex')
    if (claims.data.nonce !== nonce && claims.data.nonce !== hashed) return null
    const { sub, email, email_verified, name } = claims.data
    return {
      subject: sub,
      email: email ?? null,
      emailVerified: String(email_verified) === 'true',
      name: name ?? '',
      expiresAt: new Date(Number(payload.exp) * 1000),
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Verifies an id token that answers a nonce of this server. Token and nonce work once. Answers null if anything is wrong. @throws KeySetAway */
export async function verifyOnce(
  deps: Dependencies,
  trusted: SocialProviderConfig,
  idToken: string,
  nonce: string,
): Promise<IdClaims | null> {
  const claims = await verifyIdToken(deps, trusted, idToken, nonce)
  if (!claims || !(await spendNonce(deps, nonce))) return null
  return (await spendIdToken(deps, idToken, claims.expiresAt)) ? claims : null
}

function keysOf(deps: Fetching, trusted: SocialProviderConfig): JWTVerifyGetKey {
  const known = keySets.get(trusted)
  if (known) return known
  const keys =
    trusted.keys instanceof URL
      ? createRemoteJWKSet(trusted.keys, { timeoutDuration: KEY_SET_MS, [customFetch]: readKeySet(deps) })
      : createLocalJWKSet(trusted.keys)
  keySets.set(trusted, keys)
  return keys
}

/** Reads a key set whole. Most failures look like a fault of the token to the library's caller, so they become `KeySetAway` here. */
const readKeySet =
  ({ fetch }: Fetching): FetchImplementation =>
  async (url, init) => {
    try {
      const response = await fetch(url, init)
      if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
      const keySet = keySetSchema.safeParse(await response.json())
      if (!keySet.success) throw new Error('no key set')
      return Response.json(keySet.data)
    } catch (cause) {
      const reason = init.signal?.aborted ? 'no answer in time' : cause instanceof Error ? cause.message : String(cause)
      throw new KeySetAway(`${new URL(url).hostname}: ${reason}`, { cause })
    }
  }
