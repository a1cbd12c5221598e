/** A value that only this browser knows; the provider puts it into the token, so that a stolen token is useless elsewhere. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')
