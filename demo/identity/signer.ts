import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import type { ClientKind } from './clients.ts'
import type { Person } from './people.ts'

const LIFE_SECONDS = 600

export interface Signer {
  keySet: JSONWebKeySet
  /** An id token (RS256) with the person's identity, for one client and one nonce; valid for ten minutes. */
  sign(claims: { clientId: string; kind: ClientKind; nonce: string; person: Person }): Promise<string>
}

/** A key made at start and kept in memory only. Its id is new too, so that clients with a cached key set request it again. */
export async function createSigner(issuer: string, nowMs: () => number): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return {
    keySet: { keys: [key] },
    sign({ clientId, kind, nonce, person }) {
      const issuedAt = Math.floor(nowMs() / 1000)
      return new SignJWT({ nonce, email: person.email, ...claimsOf(kind, person) })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(person.subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign(privateKey)
    },
  }
}

/** Google puts the name into the token. Apple sends it beside the token, and writes booleans as text. */
function claimsOf(kind: ClientKind, person: Person): Record<string, unknown> {
  if (kind === 'apple') return { email_verified: 'true' }
  const { given, family } = nameParts(person.name)
  return { email_verified: true, name: person.name, given_name: given, ...(family ? { family_name: family } : {}) }
}

/** First word, and the rest. */
export function nameParts(name: string): { given: string; family: string } {
  const [given = '', ...rest] = name.trim().split(/\s+/)
  return { given, family: rest.join(' ') }
}
