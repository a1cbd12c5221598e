/** First part of the keys of everything that this page reads: an act makes all of it stale. */
export const statementKey = 'statements'
