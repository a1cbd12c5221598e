import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import type { Ask } from './ask.ts'
import type { Person } from './people.ts'
import { sandboxClients } from './sandboxSocial.ts'

const LIFE_SECONDS = 600

export interface Signer {
  keySet: JSONWebKeySet
  /** An id token (RS256) with the person's identity, for one client and one nonce; valid for ten minutes. */
  sign(ask: Pick<Ask, 'client_id' | 'nonce'>, person: Person): Promise<string>
}

/** A key made at start and kept in memory only. Its id is new too, so that clients with a cached key set request it again. */
export async function createSigner(issuer: string, nowMs: () => number): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return {
    keySet: { keys: [key] },
    sign({ client_id, nonce }, person) {
      const issuedAt = Math.floor(nowMs() / 1000)
      return new SignJWT({ nonce, email: person.email, ...claimsOf(client_id, person) })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(client_id)
        .setSubject(person.subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign(privateKey)
    },
  }
}

/** Google puts the name into the token. Apple sends it beside the token, and writes booleans as text. */
function claimsOf(client: Ask['client_id'], { name }: Person): Record<string, unknown> {
  if (client === sandboxClients.apple) return { email_verified: 'true' }
  const [given_name, ...rest] = name.split(/\s+/)
  return { email_verified: true, name, given_name, ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}) }
}
