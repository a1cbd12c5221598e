/** JSON text of the provider with its payment ids as text: they come as bare numbers above 2^53, which a JavaScript number would round. */
export const exactIds = (json: string): string => json.replace(/("(?:mihpayid|id)"\s*:\s*)(\d{16,})/g, '$1"$2"')
