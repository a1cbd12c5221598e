/** First part of the keys of the queries about compared days. */
export const daysKey = 'staff-reconciliation-days'
