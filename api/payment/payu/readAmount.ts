/** Reads a provider's amount such as `1.00` or `1` in whole rupees; null for anything else, part of a rupee included. */
export function readProviderAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim())
  return match ? Number(match[1]) : null
}
