import { decode, encode } from 'jose/base64url'

export type Bytes = Uint8Array<ArrayBuffer>

/** Bytes as base64url without padding. */
export const toBase64url = (bytes: Bytes): string => encode(bytes)

/** Null unless the text is the one way to write these bytes: spare bits in the last character would let a changed text pass. */
export function fromBase64url(text: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(decode(text))
    return encode(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** The bytes of a text of ASCII characters. */
export const asciiBytes = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A text with `\u` escapes for everything but ASCII, so each character is one byte. JSON reads it as the same text. */
export const escapeToAscii = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
