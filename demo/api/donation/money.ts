/** Most that can be given online in one gift, in rupees, whatever the type (brief, decision 10). */
export const MAX_RUPEES = 1_000_000

/** Rupees as the provider wants them posted: `11000.00`. Made from the integer, never from a float. */
export function providerAmount(rupees: number): string {
  return `${rupees}.00`
}

/** Reads a provider's amount such as `1.00` or `1` in whole rupees; null for anything else, a broken rupee included. */
export function readProviderAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim())
  return match ? Number(match[1]) : null
}
