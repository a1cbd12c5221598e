/**
 * `donate:confirmed` on `window`: the server has confirmed a gift. For whoever counts gifts on the trust's own site (docs/analytics.md); a partner's
 * page never hears it. Like the widget's events it holds ids and rupees only. It comes with each visit of the outcome page: who counts, counts a txn id once.
 */
export interface Confirmed {
  txnId: string
  /** Rupees. */
  amount: number
  projectId: number | null
}

export const tellConfirmed = (detail: Confirmed): void => {
  dispatchEvent(new CustomEvent('donate:confirmed', { detail }))
}
