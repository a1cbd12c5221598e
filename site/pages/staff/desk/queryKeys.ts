/** First parts of the keys of queries that several files name. Acts name them in `refreshes`. */
export const receiptKey = 'staff-receipt'
export const mandatesKey = 'staff-mandates'
export const daysKey = 'staff-reconciliation-days'
export const refundsKey = 'staff-refunds'
export const statementKey = 'statements'
