/** What may be personal or secret inside a text, and the word that replaces it. The order matters: an address contains other matches. */
const rules: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  // Credentials and query of an address.
  [/(\w:\/\/)[^\s/@]+@/g, '$1[credentials]@'],
  [/((?:https?:\/\/|\/)[^\s?#"'`]*)\?[^\s"'`)]+/g, '$1?[query]'],
  [/[^\s"'`<>()[\],;:=@]+@[^\s"'`<>()[\],;:=@]+\.[^\s"'`<>()[\],;:=@]+/g, '[mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  // A text of 32 characters or more with letters and digits is a secret or a hash, except a UUID.
  [/(?<![\w-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}/gi, '[token]'],
  // A random text may have no digit. Names of functions are shorter.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}/g, '[token]'],
  // Permanent account number of the income-tax department.
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[pan]'],
  // A card number, also in groups. Then an Indian mobile number, with or without its prefix.
  [/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g, '[number]'],
  [/(?<![\w.])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\w)/g, '[phone]'],
  [/(?<![\w.])\+\d(?:[ -]?\d){7,14}(?!\w)/g, '[phone]'],
]

/** The text without e-mail addresses, telephone, card and tax numbers, tokens, credentials, and queries of addresses. */
export function redact(text: string): string {
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
}
