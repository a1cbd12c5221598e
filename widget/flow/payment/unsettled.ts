/**
 * The unsettled payment at the end of a session. Ending the session clears the trust's storage; this memory still knows which payment to check before
 * the donor pays again.
 */
export const unsettled: { txnId: string | null } = { txnId: null }
