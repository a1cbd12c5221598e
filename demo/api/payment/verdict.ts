/**
 * What a verified answer of the provider means for a gift (payment-gateway.md, section 1). Only `success` that is `captured` is a paid gift; a success
 * that is merely authorised gives no value yet. `opened`: the form reached the provider, nobody has paid; `settling`: a payment is under way.
 */
export type Verdict =
  | { status: 'success' }
  | { status: 'failure'; reason: string }
  | { status: 'pending'; stage: 'opened' | 'settling' }

export interface ProviderState {
  status: string
  unmappedstatus: string
  /** What the provider says went wrong, where it does. */
  message: string
}

export function readVerdict({ status, unmappedstatus, message }: ProviderState): Verdict {
  const [main, detail] = [status.toLowerCase(), unmappedstatus.toLowerCase()]
  if (main === 'success' && detail === 'captured') return { status: 'success' }
  if (main === 'failure') return { status: 'failure', reason: reasonOf(detail, message) }
  if (main === 'pending' && detail === 'initiated') return { status: 'pending', stage: 'opened' }
  return { status: 'pending', stage: 'settling' }
}

/** The provider's sentence, or its code where that sentence says nothing. */
function reasonOf(detail: string, message: string): string {
  const empty = message === '' || /^no error$/i.test(message)
  return (empty ? detail || 'failed' : message).slice(0, 200)
}
