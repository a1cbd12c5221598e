import type { PaymentReport } from '../provider.ts'

/** What of the provider's answer contradicts the payment that we prepared, as a code. */
export type Contradiction = 'txnid' | 'key' | 'product' | 'amount'

/**
 * Compares the provider's answer with our donation: transaction id, key, product, and the amount to the rupee. Null if all of them agree. An answer that
 * contradicts has no effect: it is stored for the trust's staff, and the donation stays as it is.
 */
export function contradictionOf(
  report: Pick<PaymentReport, 'agrees' | 'amountRupees'>,
  donation: { amount: number },
): Contradiction | null {
  for (const name of ['txnid', 'key', 'product'] as const) if (!report.agrees[name]) return name
  return report.amountRupees === donation.amount ? null : 'amount'
}
