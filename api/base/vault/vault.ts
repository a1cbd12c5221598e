import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { DataKey } from './dataKeys.ts'

declare const sealed: unique symbol
/** An encrypted text, as the database stores it. Its own type, so nothing can store a plain text by mistake. */
export type Sealed = string & { readonly [sealed]: true }

/** The column and row that a value belongs to, e.g. `users.pan:7`. A value that somebody copies to another row does not decrypt there. */
export type Place = `${string}.${string}:${number}`

/** A value needs a key that this program does not have. The value is whole, so the same call works when the key is there. */
export class KeyMissing extends Error {
  readonly keyId: string
  constructor(keyId: string) {
    super(`No data encryption key has the id "${keyId}"`)
    this.name = 'KeyMissing'
    this.keyId = keyId
  }
}

export interface Vault {
  seal(text: string, place: Place): Sealed
  /** @throws KeyMissing if the value needs a key that is not configured. @throws Error if it was changed, or belongs to another place. */
  open(value: Sealed, place: Place): string
  /** The key that seals now. */
  readonly currentKey: string
  /** A keyed hash: equal for equal texts, as long as the first key stays. Nobody can guess the text from it without the key. */
  fingerprint(text: string): string
  /** The fingerprints under all keys, to find one that another program made, or this one before the keys changed. */
  fingerprints(text: string): readonly string[]
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The start of each sealed value: version, id of the key, and then nonce, ciphertext and tag in base64url. */
const form = /^s1\.([a-z0-9-]{1,20})\.([A-Za-z0-9_-]+)$/

/** The id of the key that sealed a value; null for a text that is not sealed. */
export const keyOf = (value: string): string | null => form.exec(value)?.[1] ?? null

/**
 * Encrypts single values with AES-256-GCM, each with a random nonce. 2^32 values per key are the limit of random nonces; a trust stays far below.
 * @param keys the first one seals
 */
export function createVault(keys: readonly DataKey[]): Vault {
  const [current] = keys
  if (!current) throw new Error('There is no data encryption key')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  // A key for one purpose only: the hash must not use the key that encrypts.
  const hashKeyOf = ({ key }: DataKey) => Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 32))
  const [currentHashKey, hashKeys] = [hashKeyOf(current), keys.map(hashKeyOf)]
  const fingerprintWith = (hashKey: Buffer, text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 16)
  return {
    currentKey: current.id,
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(place))
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `s1.${current.id}.${bytes.toString('base64url')}` as Sealed
    },
    open(value, place) {
      const [, id = '', encoded = ''] = form.exec(value) ?? []
      const key = byId.get(id)
      // A text of another form has lost its key's id: then no key helps.
      if (!key && id !== '') throw new KeyMissing(id)
      if (!key) throw new Error('A sealed value was changed: it names no key')
      const bytes = Buffer.from(encoded, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(place))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch (cause) {
        throw new Error('A sealed value was changed, or belongs to another row', { cause })
      }
    },
    fingerprint: (text) => fingerprintWith(currentHashKey, text),
    fingerprints: (text) => hashKeys.map((hashKey) => fingerprintWith(hashKey, text)),
  }
}

export interface WithVault {
  vault: Vault
}
