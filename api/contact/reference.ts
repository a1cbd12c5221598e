import { indianDay } from '../../shared/date.ts'

const letters = { message: 'M', volunteer: 'V', partner: 'P' }

/** What somebody sends to the trust: a message, an offer to help, a request to be registered as a partner. */
export type WrittenKind = keyof typeof letters

/** The number to name in questions: `M-2026-00042` for a message, `V-2026-00007` for an offer to help, `P-2026-00003` for a request. */
export function writeReference(kind: WrittenKind, id: number, at: Date): string {
  return `${letters[kind]}-${indianDay(at).slice(0, 4)}-${String(id).padStart(5, '0')}`
}
