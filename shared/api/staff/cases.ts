/** Cases of reconciliation, for the trust's staff. Each throws `ApiError`. */
import type { FilterOf } from '../../contract/paging.ts'
import { casesPageSchema, type casesQuerySchema, staffCaseSchema } from '../../contract/staff/cases.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** @param filter which ones; all of them if it is empty */
export const staffCases = (t: Transport, page: number, filter: FilterOf<typeof casesQuerySchema>) =>
  t.get(`staff/cases${query({ ...filter, page })}`, casesPageSchema)

export const staffCase = (t: Transport, id: number) => t.get(`staff/case${query({ id })}`, staffCaseSchema)

/** The note says how it was solved. */
export const closeCase = (t: Transport, id: number, note: string) => t.post('staff/close-case', { id, note })
