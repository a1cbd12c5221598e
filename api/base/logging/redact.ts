import type { LogFields } from './log.ts'

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

/** Our own identifiers: random, and of no use to anyone but us. They look like tokens. */
const identifiers: ReadonlySet<string> = new Set<keyof LogFields>(['requestId', 'txnId', 'traceId', 'caller'])

/** Identifiers of clients may be anything. */
const isIdentifier = (name: string, value: string): boolean => identifiers.has(name) && /^[\w-]{1,64}$/.test(value)

/** The fields as a line shows them: without undefined ones, their texts redacted. */
export function cleanFields(fields: LogFields): Record<string, string | number> {
  const entries = Object.entries(fields).flatMap(([name, value]: [string, string | number | undefined]) => {
    if (value === undefined) return []
    return [[name, typeof value === 'string' && !isIdentifier(name, value) ? redact(value) : value] as const]
  })
  return Object.fromEntries(entries)
}

interface DescribedError {
  type: string
  message: string
  stack?: string
  /** Of PostgreSQL or Node, e.g. `23505`, `ECONNREFUSED`. */
  code?: string
  cause?: DescribedError
}

const MOST_CAUSES = 3

/**
 * What a log shows of a thrown value. Other properties are left out on purpose: PostgreSQL's `detail` quotes the row.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) }
  const code: unknown = 'code' in error ? error.code : undefined
  const isDeepest = error.cause === undefined || depth >= MOST_CAUSES
  return {
    type: error.name,
    message: redact(error.message),
    ...(error.stack === undefined ? {} : { stack: redact(error.stack) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(isDeepest ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}
