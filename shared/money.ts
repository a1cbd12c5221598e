/** How money is written: on screen in whole rupees with Indian grouping in every language (specification, decision 15), and for the provider. */

/**
 * Groups digits without `Intl`. The first `Intl.NumberFormat('en-IN')` of a page takes about 70 ms on a slow phone, and not every Indian locale groups in
 * lakh.
 * @param rupees whole rupees, 0 or more
 * @returns e.g. `₹10,00,000`
 */
export const formatRupees = (rupees: number): string => '₹' + groupIndian(rupees)

/**
 * As `formatRupees`, to the paisa, also less than 0: `₹250.50`, `−₹17.70`. Refunds made at the provider, fees and payouts have paise.
 * @param always shows `.00`, too, for columns of figures
 */
export const formatPaise = (paise: number, always = false): string => {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  const part = rest === 0 && !always ? '' : `.${String(rest).padStart(2, '0')}`
  return (paise < 0 ? '−' : '') + formatRupees(whole) + part
}

/** Rupees whose fraction is the paise. Sums of such numbers are rounded to the paisa. */
export const formatMoney = (rupees: number): string => formatPaise(Math.round(rupees * 100))

/** Digits in lakh and crore groups: 1234567 is `12,34,567`. */
export const groupIndian = (whole: number): string => String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** The provider's amount, as UPI writes it too: `11000` is `11000.00`, built from integers, never by rounding (docs/payment-provider.md, section 1). */
export const providerAmount = (rupees: number): string => `${rupees}.00`

/** What `providerAmount` writes, in whole rupees; `1` and `1.0` are read, too. Null for anything else, part of a rupee included. */
export const readProviderAmount = (text: string): number | null => {
  const [, rupees] = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim()) ?? []
  return rupees === undefined ? null : Number(rupees)
}
