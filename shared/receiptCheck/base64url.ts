const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export type Bytes = Uint8Array<ArrayBuffer>

/** Bytes as base64url without padding. Our own few lines: `btoa` is not in every runtime that loads shared code. */
export function toBase64url(bytes: Bytes): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += letters[(held >> bits) & 63]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(held << (6 - bits)) & 63] : text
}

/** Null unless the text is the one way to write these bytes: spare bits in the last character would let a changed text pass. */
export function fromBase64url(text: string): Bytes | null {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0) return null
    held = (held << 6) | value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
    held &= (1 << bits) - 1
  }
  const read = Uint8Array.from(bytes)
  return toBase64url(read) === text ? read : null
}

/** The bytes of a text of ASCII characters. */
export const asciiBytes = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A text with `\u` escapes for everything but ASCII, so each character is one byte. JSON reads it as the same text. */
export const escapeToAscii = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
