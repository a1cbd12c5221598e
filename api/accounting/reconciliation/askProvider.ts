import type { Dependencies } from '../../dependencies.ts'
import { issuedPayment } from '../../payment/issuedPayment.ts'
import type { PaymentChanges } from '../../payment/changes.ts'
import type { PaymentReport } from '../../payment/provider.ts'
import type { TheirDay } from './difference.ts'
import type { LoadedDonation } from './loadDonations.ts'

/** How many payments one query names. */
const BATCH = 50

type Deps = Pick<Dependencies, 'provider'>

/**
 * Asks the provider about donations: the state of each, and the refunds and disputes of those about which there is news.
 * @throws ProviderUnreachable
 */
export async function askProvider(
  { provider }: Deps,
  donations: readonly LoadedDonation[],
  { rows, lines }: Pick<TheirDay, 'rows' | 'lines'>,
  always: ReadonlySet<string> = new Set(),
): Promise<TheirDay> {
  const reports = new Map<string, PaymentReport>()
  for (let start = 0; start < donations.length; start += BATCH) {
    const batch = donations.slice(start, start + BATCH).map(({ row }) => issuedPayment(row))
    for (const [txnId, report] of await provider.query(batch)) reports.set(txnId, report)
  }
  const news = new Set([
    ...always,
    ...rows.filter(({ kind }) => kind !== 'payment').map(({ txnId }) => txnId),
    ...lines.filter(({ kind }) => kind !== 'capture').map(({ txnId }) => txnId),
  ])
  const changes = new Map<string, PaymentChanges>()
  for (const donation of donations) {
    const report = reports.get(donation.txnId)
    const providerId = donation.wasPaid ? donation.providerId : report?.providerId
    if (!providerId || !(news.has(donation.txnId) || report?.changed || hasChanges(donation))) continue
    changes.set(donation.txnId, await provider.listChanges({ txnId: donation.txnId, providerId }))
  }
  return { rows, lines, reports, changes }
}

/** A payment that has changes may have another one, or lose one. */
const hasChanges = ({ facts }: LoadedDonation): boolean => facts.some(({ event }) => event !== 'settled')
