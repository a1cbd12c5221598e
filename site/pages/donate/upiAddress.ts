import type { Upi } from '../../../shared/contract/contact.ts'

/** A payment request that an UPI app reads (payment-gateway.md): payee address, payee name, currency; the donor writes the amount. */
export const upiAddress = ({ vpa, payee, mcc }: Upi): string => {
  // UPI apps read %20, not the + of form encoding.
  const parts = [['pa', vpa], ['pn', payee], ['cu', 'INR'], ...(mcc ? [['mc', mcc]] : [])]
  return `upi://pay?${parts.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '').replace('%40', '@')}`).join('&')}`
}
