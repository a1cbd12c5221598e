/** The provider's JSON with its payment ids as strings. The ids are bare numbers above 2^53, which JavaScript would round. */
export const exactIds = (json: string): string => json.replace(/("(?:mihpayid|payuid|id)"\s*:\s*)(\d{16,})/g, '$1"$2"')
