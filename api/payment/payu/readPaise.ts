/** The provider's amount, `1234.50`, `-1234.50` or `1234.50000`, in paise, without rounding. Null for anything else. */
export function readPaise(text: string): number | null {
  const [, sign, rupees, paise = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? []
  if (rupees === undefined) return null
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}
