import type { Verdict } from '../provider.ts'

export interface ProviderState {
  status: string
  unmappedstatus: string
  /** The provider's reason for a failure, if any. */
  message: string
}

/** Paid means `success` and `captured` (docs/payment-provider.md, section 1). */
export function readVerdict({ status, unmappedstatus, message }: ProviderState): Verdict {
  const [main, detail] = [status.toLowerCase(), unmappedstatus.toLowerCase()]
  if (main === 'success' && detail === 'captured') return { status: 'success' }
  if (main === 'failure') return { status: 'failure', reason: reasonOf(detail, message) }
  if (main === 'pending' && detail === 'initiated') return { status: 'pending', stage: 'opened' }
  return { status: 'pending', stage: 'settling' }
}

/** The provider's sentence, or its code if the sentence says nothing. */
function reasonOf(detail: string, message: string): string {
  const empty = message === '' || /^no error$/i.test(message)
  return (empty ? detail || 'failed' : message).slice(0, 200)
}
