/** Money on screen: whole rupees, Indian grouping in every language (specification, decision 15). */

/**
 * Groups by hand: the first `Intl.NumberFormat('en-IN')` of a page costs about 70 ms on a slow phone, and not every Indian locale groups in lakh.
 * @param rupees whole rupees, 0 or more
 * @returns e.g. `₹10,00,000`
 */
export const formatRupees = (rupees: number): string => '₹' + groupIndian(rupees)

/** Digits in lakh and crore groups: 1234567 is `12,34,567`. */
export const groupIndian = (whole: number): string => String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** The provider's amount: `11000` is `11000.00`, built from integers, never by rounding (docs/payment-provider.md, section 1). */
export const providerAmount = (rupees: number): string => `${rupees}.00`

/** Reads the provider's amount, e.g. `1.00` or `1`, in whole rupees; null for anything else, part of a rupee included. */
export const readProviderAmount = (text: string): number | null => {
  const [, rupees] = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim()) ?? []
  return rupees === undefined ? null : Number(rupees)
}
