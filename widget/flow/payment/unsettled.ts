/**
 * The payment that was not known to be settled when a session ended. That clears the trust's storage; the page's memory still knows which payment to
 * look at before the donor pays again.
 */
export const unsettled: { txnId: string | null } = { txnId: null }
