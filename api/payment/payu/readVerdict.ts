import type { Verdict } from '../provider.ts'

export interface ProviderState {
  status: string
  unmappedstatus: string
  /** The provider's reason for a failure, if any. */
  message: string
}

/** What happened to a payment after it was captured. The money was here, so the donation was paid; the refund or dispute is a fact of its own. */
const changes: ReadonlySet<string> = new Set(['refunded', 'partially refunded', 'partial_refunded', 'chargeback'])

/** Whether the state names a refund or a dispute of a captured payment. */
export const isChanged = ({ status, unmappedstatus }: Omit<ProviderState, 'message'>): boolean =>
  changes.has(status.toLowerCase()) || (status.toLowerCase() === 'success' && changes.has(unmappedstatus.toLowerCase()))

/** Paid means `success` and `captured` (docs/payment-provider.md, section 1), also if a refund or dispute followed. */
export function readVerdict({ status, unmappedstatus, message }: ProviderState): Verdict {
  const [main, detail] = [status.toLowerCase(), unmappedstatus.toLowerCase()]
  if ((main === 'success' && detail === 'captured') || isChanged({ status, unmappedstatus }))
    return { status: 'success' }
  if (main === 'failure') {
    const byDonor = detail === 'usercancelled'
    return { status: 'failure', reason: reasonOf(detail, message), ...(byDonor ? { byDonor } : {}) }
  }
  if (main === 'pending' && detail === 'initiated') return { status: 'pending', stage: 'opened' }
  return { status: 'pending', stage: 'settling' }
}

/** The provider's sentence, or its code if the sentence says nothing. */
function reasonOf(detail: string, message: string): string {
  const empty = message === '' || /^no error$/i.test(message)
  return (empty ? detail || 'failed' : message).slice(0, 200)
}
