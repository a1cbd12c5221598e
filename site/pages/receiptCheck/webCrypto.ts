import type { Digest, Verify } from '../../../shared/receiptCheck/signedReceipt.ts'

const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** The browser's own cryptography checks the signature; nothing is sent. */
export const verify: Verify = async ({ x, y }, signature, signed) => {
  const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
}

export const sha256: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
