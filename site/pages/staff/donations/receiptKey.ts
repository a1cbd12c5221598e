/** First part of the keys of the queries about a receipt's versions. */
export const receiptKey = 'staff-receipt'
