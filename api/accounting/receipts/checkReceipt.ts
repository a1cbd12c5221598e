import type { ReceiptCheck, receiptCheckQuerySchema } from '../../../shared/contract/donation/receipt.ts'
import type { Call, DataAnswer, OpenHandler } from '../../call.ts'
import { readRules } from '../../content/readRules.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import type { Reading } from '../../storage/database.ts'
import { readPublicKeys } from './signingKeys.ts'

/**
 * `GET receipt-check?number` (our addition). What a receipt on paper cannot know: a later refund, a lost dispute, a cancellation or a newer version. Also whether
 * the bank has not paid its cheque yet. It answers nothing about the donor, the amount or the project. 404 for an unknown number; 409 `receipt_restored` for one that may have been given before a restore of the database.
 */
export const checkReceipt: OpenHandler<typeof receiptCheckQuerySchema> = async ({ deps }, { number }) => {
  const found = await deps.db
    .selectFrom('receipts')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'receipts.donation_id')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .leftJoin('receipt_versions', 'receipt_versions.donation_id', 'receipts.donation_id')
    .select(['refunded_rupees', 'lost_rupees', 'net_rupees', 'version', 'state', 'mode', 'cleared_at'])
    .where('number', '=', number)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw (await isInGap(deps, number)) ? conflict('receipt_restored') : notFound()
  const refunded = found.refunded_rupees + found.lost_rupees
  const cancelled = found.state === 'voided'
  const data: ReceiptCheck = {
    newest: found.version ?? 1,
    refunded,
    whole: (refunded > 0 || cancelled) && found.net_rupees <= 0,
    cancelled,
    in_hand: found.mode === 'cheque' && found.cleared_at === null && !cancelled,
  }
  return { data }
}

/** Whether the number may have been given between a backup and its restore: then the list has lost it. */
async function isInGap({ db }: Reading, number: string): Promise<boolean> {
  const [, prefix = '', year, serial] = /^(?:(.+)\/)?(\d{4}-\d{2})\/(\d{6,9})$/.exec(number) ?? []
  if (!year) return false
  const gap = await db
    .selectFrom('receipt_gaps')
    .select('first')
    .where('financial_year', '=', year)
    .where('first', '<=', Number(serial))
    .where('last', '>=', Number(serial))
    .executeTakeFirst()
  if (!gap) return false
  return prefix === '' || (await readRules(db)).some((rule) => rule.key === 'receipt.prefix' && rule.value === prefix)
}

/** `GET receipt-keys` (our addition). The public keys with which anybody checks the QR code of a receipt, also those that sign no more. */
export async function listKeys({ deps }: Call<null>): Promise<DataAnswer> {
  return { data: await readPublicKeys(deps) }
}
