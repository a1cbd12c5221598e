/** Refunds, for the trust's staff: one person asks, another approves. Each throws `ApiError`. */
import * as z from 'zod/mini'
import {
  askedRefundSchema,
  refundsPageSchema,
  type RefundState,
  type RequestRefund,
} from '../../contract/staff/refunds.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** @param state which ones; all of them if absent */
export const staffRefunds = (t: Transport, page: number, state?: RefundState) =>
  t.get(`staff/refunds${query({ state, page })}`, refundsPageSchema)

export const requestRefund = (t: Transport, wanted: RequestRefund) =>
  t.post('staff/request-refund', wanted, askedRefundSchema)

export const approveRefund = (t: Transport, id: number) => t.post('staff/approve-refund', { id }, z.unknown())

export const refuseRefund = (t: Transport, id: number, note: string) =>
  t.post('staff/refuse-refund', { id, note }, z.unknown())
