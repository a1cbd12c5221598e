/** The payments of the seeded donations, told alike to the API's ledger and to the sandbox provider: a night that compares both finds no difference. */
import { recordPayout } from '../../api/accounting/reconciliation/reconcileDay.ts'
import type { Donation } from '../../api/donation/findDonation.ts'
import { wasPaid } from '../../api/accounting/ledger/states.ts'
import { indianDate } from '../../api/payment/financialYear.ts'
import { storedFields } from '../../api/payment/issuedPayment.ts'
import { providerProduct } from '../../api/payment/payu/formFields.ts'
import { paiseOf } from '../provider/changes/changes.ts'
import { settlementOf } from '../provider/changes/settlements.ts'
import { type PastPayment, pastTransaction } from '../provider/pastTransaction.ts'
import type { Database } from '../../api/storage/database.ts'

const DAY_MS = 24 * 60 * 60_000
/** The provider's numbers of seeded payments begin with it. */
const SEEDED = '4039937155'

const columns = ['txn_id', 'amount', 'state', 'provider_id', 'form_fields', 'created_at', 'settled_at'] as const

/** What the provider and the form of a seeded payment have in the donation. The title is English. */
export const paymentColumns = (project: string, daysAgo: number, minutesLater: number) => ({
  form_fields: JSON.stringify({ productinfo: providerProduct(project) }),
  provider_id: `${SEEDED}${pad(daysAgo)}${pad(minutesLater)}`,
})

const pad = (count: number): string => String(count).padStart(4, '0')

/** The payments of all seeded donations, for the sandbox provider. */
export async function readPastPayments(db: Database): Promise<PastPayment[]> {
  const rows = await db
    .selectFrom('donations')
    .select(columns)
    .where('source', '=', 'online')
    .where('provider_id', 'like', `${SEEDED}%`)
    .orderBy('created_at')
    .execute()
  return rows.map(paymentOf)
}

const paymentOf = (donation: Pick<Donation, (typeof columns)[number]>): PastPayment => ({
  txnId: donation.txn_id,
  mihpayid: donation.provider_id ?? '',
  product: storedFields(donation.form_fields)['productinfo'] ?? '',
  rupees: donation.amount,
  startedAt: donation.created_at,
  paidAt: wasPaid(donation.state) ? donation.settled_at : null,
})

/** Records the payout of a seeded payment, on the next Indian day, as the night after it does. A payout that is still ahead is left to the nights. */
export async function seedPayout(db: Database, donation: Donation, now: Date): Promise<void> {
  const payment = paymentOf(donation)
  const { paidAt } = payment
  if (!paidAt) return
  const day = indianDate(new Date(paidAt.getTime() + DAY_MS))
  for (const row of settlementOf([pastTransaction(payment)], day, now.getTime())) {
    const line = {
      kind: 'capture',
      txnId: row.txn_id,
      providerId: row.payuid,
      requestId: '',
      amountPaise: paise(row.requestamount),
      feePaise: paise(row.mer_service_fee),
      taxPaise: paise(row.mer_service_tax),
      netPaise: paise(row.mer_net_amount),
      utr: row.mer_UTR,
      mode: row.mode,
      note: '',
    } as const
    await recordPayout(db, {
      day,
      now: new Date(paidAt.getTime() + DAY_MS),
      settled: [{ donationId: donation.id, from: 'clearing', line }],
    })
  }
}

function paise(amount: string): number {
  const read = paiseOf(amount)
  if (read === null) throw new Error(`no amount: ${amount}`)
  return read
}
