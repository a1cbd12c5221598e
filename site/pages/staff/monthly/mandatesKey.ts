/** First part of the keys of the queries about monthly donations. */
export const mandatesKey = 'staff-mandates'
