/** Money on screen: whole rupees, Indian grouping in every language (specification, decision 15). */

/**
 * Groups digits without `Intl`. The first `Intl.NumberFormat('en-IN')` of a page takes about 70 ms on a slow phone, and not every Indian locale groups in
 * lakh.
 * @param rupees whole rupees, 0 or more
 * @returns e.g. `₹10,00,000`
 */
export const formatRupees = (rupees: number): string => '₹' + groupIndian(rupees)

/** As `formatRupees`, with the paise if there are any: `₹250.50`. Refunds made at the provider may have them. */
export const formatPaise = (paise: number): string =>
  formatRupees(Math.floor(paise / 100)) + (paise % 100 === 0 ? '' : `.${String(paise % 100).padStart(2, '0')}`)

/** Digits in lakh and crore groups: 1234567 is `12,34,567`. */
export const groupIndian = (whole: number): string => String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
