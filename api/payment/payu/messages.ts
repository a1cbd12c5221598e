import type { FormFields } from '../provider.ts'
import { isChanged } from './readVerdict.ts'

/** The transaction that a message names. Refund and dispute messages spell it in their own ways. */
export const transactionOf = (fields: FormFields): string =>
  fields['txnid'] ?? fields['merchantTxnId'] ?? fields['txn_id'] ?? ''

/**
 * Whether a message reports a refund or a dispute: by its action, by its event, or by the status of the payment. Such a message has no effect of its own;
 * the provider is asked.
 */
export const isChange = (fields: FormFields): boolean =>
  ['refund', 'chargeback', 'cancel'].includes((fields['action'] ?? '').toLowerCase()) ||
  (fields['event'] ?? '').toLowerCase() === 'dispute' ||
  isChanged({ status: fields['status'] ?? '', unmappedstatus: fields['unmappedstatus'] ?? '' })
