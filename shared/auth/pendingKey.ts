/** The one storage key that the dialog needs while it opens. It has its own file because the other keys load on demand. */
export const pendingKey = 'pendingDonation'
