/**
 * `donate:confirmed` on `window`: the server has confirmed a donation. For analytics on the trust's own site (docs/embedding/analytics.md); a partner's page
 * never gets it. Like the widget's events it contains ids and rupees only. It fires on each visit of the outcome page, so count each txn id once.
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
