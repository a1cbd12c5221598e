/** One donation at the staff desk. Throws `ApiError`. */
import { staffDonationSchema } from '../../contract/staff/donation.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

export const staffDonation = (t: Transport, txnId: string) =>
  t.get(`staff/donation${query({ txn_id: txnId })}`, staffDonationSchema)
