import type { PaymentReport } from '../provider.ts'

/** What of the provider's answer contradicts the payment that we prepared, as a code. */
export type Contradiction = 'txnid' | 'key' | 'product' | 'currency' | 'amount'

/**
 * Compares the provider's answer with our donation: transaction id, key, product, currency, and the amount to the paisa. Null if all of them agree. The money of an
 * answer that contradicts does not make the donation paid: it waits in suspense for the trust's staff.
 */
export function contradictionOf(
  report: Pick<PaymentReport, 'agrees' | 'amountPaise'>,
  donation: { amount: number },
): Contradiction | null {
  for (const name of ['txnid', 'key', 'product', 'currency'] as const) if (!report.agrees[name]) return name
  return report.amountPaise === donation.amount * 100 ? null : 'amount'
}
