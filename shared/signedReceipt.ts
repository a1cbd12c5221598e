/**
 * What the QR code of a receipt holds: its most important facts and the trust's signature. Anybody can check it without a network, with the trust's public
 * keys. The text is the fragment of an address, which browsers never send to a server.
 */
import { decode, encode } from 'jose/base64url'
import * as z from 'zod/mini'
import { countSchema, daySchema, rupeesSchema } from './contract/basics.ts'
import type { PublicKey } from './contract/donation/receipt.ts'

/** Short, because each character makes the code finer: number, version, Indian day of the donation, rupees, trust, digest of the donor's name. */
const payloadSchema = z.tuple([z.string(), countSchema, daySchema, rupeesSchema, z.string(), z.string()])

export interface SignedFacts {
  number: string
  version: number
  /** The Indian day of the donation, `yyyy-MM-dd`. */
  day: string
  amount: number
  trust: string
  /** Of the donor's name (`digestName`): a reader can compare the name on the paper, and cannot read it here. */
  nameDigest: string
}

/** Whether the key signed these bytes (ES256: the signature is r and s, 32 bytes each). */
export type Verify = (key: PublicKey, signature: Bytes, signed: Bytes) => Promise<boolean>

/** SHA-256. */
export type Digest = (bytes: Bytes) => Promise<Bytes>

/** `r1`, the id of the key, the payload and the signature, the last two in base64url. */
const written = /^r1\.([a-z0-9-]{1,20})\.([A-Za-z0-9_-]{1,600})\.([A-Za-z0-9_-]{86})$/

/** The part that is signed. */
export function writeFacts(keyId: string, { number, version, day, amount, trust, nameDigest }: SignedFacts): string {
  const json = escapeToAscii(JSON.stringify([number, version, day, amount, trust, nameDigest]))
  return `r1.${keyId}.${toBase64url(asciiBytes(json))}`
}

/** The code: what was signed, and the signature. */
export const withSignature = (signed: string, signature: Bytes): string => `${signed}.${toBase64url(signature)}`

/** The facts and the key's id in a code; null if the text is no such code, or was cut. Nothing is proved by that. */
function readFacts(code: string): { keyId: string; facts: SignedFacts; signature: Bytes } | null {
  const [, keyId = '', payload = '', signed = ''] = written.exec(code) ?? []
  const [bytes, signature] = [fromBase64url(payload), fromBase64url(signed)]
  if (!keyId || !bytes || !signature) return null
  try {
    const read = payloadSchema.safeParse(JSON.parse(String.fromCharCode(...bytes)))
    if (!read.success) return null
    const [number, version, day, amount, trust, nameDigest] = read.data
    return { keyId, facts: { number, version, day, amount, trust, nameDigest }, signature }
  } catch {
    return null
  }
}

export type Verdict =
  | { is: 'genuine'; facts: SignedFacts }
  | { is: 'changed' }
  /** Signed with a key that is not among these: perhaps a newer one, or another trust's. */
  | { is: 'unknown_key' }

/** Whether the trust signed exactly this text. */
export async function checkCode(code: string, keys: readonly PublicKey[], verify: Verify): Promise<Verdict> {
  const read = readFacts(code)
  if (!read) return { is: 'changed' }
  const key = keys.find(({ id }) => id === read.keyId)
  if (!key) return { is: 'unknown_key' }
  const signed = asciiBytes(code.slice(0, code.lastIndexOf('.')))
  return (await verify(key, read.signature, signed)) ? { is: 'genuine', facts: read.facts } : { is: 'changed' }
}

/**
 * A short digest of the donor's name on one receipt. The number is part of it, so equal names have different digests.
 * @returns 12 characters; spaces and capitals make no difference
 */
export async function digestName(number: string, name: string, digest: Digest): Promise<string> {
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  return toBase64url((await digest(asciiBytes(escapeToAscii(`${number} ${plain}`)))).slice(0, 9))
}

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes as base64url without padding. */
const toBase64url = (bytes: Bytes): string => encode(bytes)

/** Null unless the text is the one way to write these bytes: spare bits in the last character would let a changed text pass. */
function fromBase64url(text: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(decode(text))
    return encode(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** The bytes of a text of ASCII characters. */
const asciiBytes = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A text with `\u` escapes for everything but ASCII, so each character is one byte. JSON reads it as the same text. */
const escapeToAscii = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
