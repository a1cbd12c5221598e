/** First part of the keys of the queries about refunds. */
export const refundsKey = 'staff-refunds'
