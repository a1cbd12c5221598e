/** A text that nobody can guess. Not `randomUUID`, which only pages with https have. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
