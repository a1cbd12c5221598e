/** Of the keys that the specification names, the one that the dialog needs as it opens: a file of its own, for the others come later. */
export const pendingKey = 'pendingDonation'
