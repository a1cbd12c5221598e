import { providerAmount } from '../money.ts'

/**
 * A UPI payment address (docs/payment-provider.md, section 5). It is a static link without a transaction reference.
 * @param amount whole rupees; 0 leaves the amount open
 * @param note the first 50 characters are kept
 */
export const upiLink = (
  payee: { vpa: string; payee: string; mcc?: string | null | undefined },
  amount: number,
  note: string,
): string => {
  const parts = {
    pa: payee.vpa,
    pn: payee.payee,
    mc: payee.mcc,
    am: amount > 0 && providerAmount(amount),
    cu: 'INR',
    tn: note.slice(0, 50),
  }
  const query = Object.entries(parts).flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
  return `upi://pay?${query.join('&')}`
}
