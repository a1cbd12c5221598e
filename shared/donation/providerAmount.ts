/** How payment providers and UPI write an amount. */

/** The provider's amount: `11000` is `11000.00`, built from integers, never by rounding (docs/payment-provider.md, section 1). */
export const providerAmount = (rupees: number): string => `${rupees}.00`

/** Reads the provider's amount, e.g. `1.00` or `1`, in whole rupees; null for anything else, part of a rupee included. */
export const readProviderAmount = (text: string): number | null => {
  const [, rupees] = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim()) ?? []
  return rupees === undefined ? null : Number(rupees)
}
