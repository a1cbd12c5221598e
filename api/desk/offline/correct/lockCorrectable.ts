import type { CorrectOffline } from '../../../../shared/contract/staff/correctOffline.ts'
import { nextState } from '../../../accounting/ledger/states.ts'
import { readReceipt } from '../../../accounting/receipts/readReceipt.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Donation } from '../../../donation/findDonation.ts'
import { conflict, notFound } from '../../../platform/http/refusal.ts'

/**
 * Locks an offline donation that may be corrected, so that a second correction waits and then finds another version. Answers it with its receipt number.
 * @throws Refused 404; 409 `not_correctable` or `corrected_meanwhile`
 */
export async function lockCorrectable(
  deps: Pick<Dependencies, 'db' | 'vault' | 'now'>,
  { txn_id, version }: Pick<CorrectOffline, 'txn_id' | 'version'>,
): Promise<{ donation: Donation; number: string }> {
  const donation = await deps.db
    .selectFrom('donations')
    .selectAll()
    .where('txn_id', '=', txn_id)
    .forUpdate()
    .executeTakeFirst()
  if (!donation) throw notFound()
  if (donation.source !== 'offline' || nextState(donation.state, 'corrected') === null)
    throw conflict('not_correctable')
  const receipt = await readReceipt(deps, donation.id)
  if (!receipt) throw notFound()
  if (receipt.version !== version) throw conflict('corrected_meanwhile')
  return { donation, number: receipt.number }
}
