import type { StaffDonation } from '../../../shared/contract/staff/donation.ts'
import { nextState } from '../../accounting/ledger/states.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import type { FrozenReceipt } from '../../accounting/receipts/snapshot.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import type { Sealing } from '../../storage/database.ts'

/** What staff may do with an offline donation, and the refusal if its state does not allow it. */
const refusals = { corrected: 'not_correctable', voided: 'not_cancellable' } as const

interface Shown extends Pick<StaffDonation, 'txn_id'> {
  /** The receipt's version that the form showed. */
  version: number
}

/**
 * Locks an offline donation that may be corrected or cancelled, so that a second act waits and then finds what the first one did. Answers it with its receipt.
 * @throws Refused 404; 409 `not_correctable`, `not_cancellable` or `corrected_meanwhile`
 */
export async function lockTaken(
  deps: Sealing,
  { txn_id, version }: Shown,
  act: keyof typeof refusals,
): Promise<{ donation: Donation; receipt: FrozenReceipt }> {
  const donation = await deps.db
    .selectFrom('donations')
    .selectAll()
    .where('txn_id', '=', txn_id)
    .forUpdate()
    .executeTakeFirst()
  if (!donation) throw notFound()
  if (donation.source !== 'offline' || nextState(donation.state, act) === null) throw conflict(refusals[act])
  const receipt = await readReceipt(deps, donation.id)
  if (!receipt) throw notFound()
  if (receipt.version !== version) throw conflict('corrected_meanwhile')
  return { donation, receipt }
}
