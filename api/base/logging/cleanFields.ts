import type { LogFields } from './log.ts'
import { redact } from './redact.ts'

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
