/** Money on screen: whole rupees, Indian grouping in every language (specification, decision 15). */

/**
 * Groups digits without `Intl`. The first `Intl.NumberFormat('en-IN')` of a page takes about 70 ms on a slow phone, and not every Indian locale groups in
 * lakh.
 * @param rupees whole rupees, 0 or more
 * @returns e.g. `₹10,00,000`
 */
export const formatRupees = (rupees: number): string => '₹' + groupIndian(rupees)

/** Digits in lakh and crore groups: 1234567 is `12,34,567`. */
export const groupIndian = (whole: number): string => String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
