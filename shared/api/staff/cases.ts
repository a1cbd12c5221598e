/** Cases of reconciliation, for the trust's staff. Each throws `ApiError`. */
import * as z from 'zod/mini'
import { casesPageSchema, staffCaseSchema } from '../../contract/staff/cases.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** @param open which ones; all of them if absent */
export const staffCases = (t: Transport, page: number, open?: 'yes' | 'no') =>
  t.get(`staff/cases${query({ open, page })}`, casesPageSchema)

export const staffCase = (t: Transport, id: number) => t.get(`staff/case${query({ id })}`, staffCaseSchema)

/** The note says how it was solved. */
export const closeCase = (t: Transport, id: number, note: string) =>
  t.post('staff/close-case', { id, note }, z.unknown())
