import { indianDay } from '../../../shared/date.ts'

/** The number to name when asking: `M-2026-00042`, of a message, `V-2026-00007` of an offer to help. */
export function writeReference(kind: 'message' | 'volunteer', id: number, at: Date): string {
  return `${kind === 'message' ? 'M' : 'V'}-${indianDay(at).slice(0, 4)}-${String(id).padStart(5, '0')}`
}
