/** Days that were compared with the provider's records, for the trust's staff. Each throws `ApiError`. */
import { reconciliationDaysSchema } from '../../contract/staff/reconciliation.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

export const reconciliationDays = (t: Transport, page: number) =>
  t.get(`staff/reconciliation-days${query({ page })}`, reconciliationDaysSchema)

/** The server compares the day within a minute. @param day `yyyy-MM-dd`, over in India */
export const reconcileDay = (t: Transport, day: string) => t.post('staff/reconcile-day', { day })
