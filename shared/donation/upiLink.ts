import { providerAmount } from '../money.ts'

/**
 * A UPI payment address (docs/payment-provider.md, section 3). A static link: no transaction reference is invented.
 * @param amount whole rupees; 0 leaves the amount open
 * @param note at most 50 characters are kept
 */
export const upiLink = (
  payee: { vpa: string; payee: string; mcc?: string | null | undefined },
  amount: number,
  note: string,
): string => {
  const parts: Array<[string, string]> = [
    ['pa', payee.vpa],
    ['pn', payee.payee],
    ...(payee.mcc ? [['mc', payee.mcc] as [string, string]] : []),
    ...(amount > 0 ? [['am', providerAmount(amount)] as [string, string]] : []),
    ['cu', 'INR'],
    ...(note ? [['tn', note.slice(0, 50)] as [string, string]] : []),
  ]
  return `upi://pay?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
