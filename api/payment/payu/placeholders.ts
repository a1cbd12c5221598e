/**
 * Keys and salts that anybody can read: those of our own sandbox, and the provider's published examples. They must never protect real money.
 * The texts are compared in lower case.
 */
const published = new Set([
  'ab3xk9',
  'kinaratest',
  'k1naraSevaNyasSandb0xSalt2025x32'.toLowerCase(),
  'gtkffx',
  'ecwwelxi',
  'jp***g',
])

/** Words of people who fill in a form later. */
const unfilled =
  /change.?me|replace.?me|example|placeholder|sandbox|your.?(key|salt)|secret.?(key|salt)|^<.*>$|^(new|old)-salt$|^x+$|^0+$|^todo$/i

/** Whether a key or salt is a placeholder instead of the trust's own. */
export function isPlaceholder(text: string): boolean {
  const bare = text.trim()
  return published.has(bare.toLowerCase()) || unfilled.test(bare)
}
