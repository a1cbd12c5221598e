/** Refunds, for the trust's staff: one person asks, another approves. Each throws `ApiError`. */
import type { FilterOf } from '../../contract/paging.ts'
import {
  askedRefundSchema,
  refundsPageSchema,
  type refundsQuerySchema,
  type RequestRefund,
} from '../../contract/staff/refunds.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** @param filter which ones; all of them if it is empty */
export const staffRefunds = (t: Transport, page: number, filter: FilterOf<typeof refundsQuerySchema>) =>
  t.get(`staff/refunds${query({ ...filter, page })}`, refundsPageSchema)

export const requestRefund = (t: Transport, wanted: RequestRefund) =>
  t.post('staff/request-refund', wanted, askedRefundSchema)

export const approveRefund = (t: Transport, id: number) => t.post('staff/approve-refund', { id })

export const refuseRefund = (t: Transport, id: number, note: string) => t.post('staff/refuse-refund', { id, note })
