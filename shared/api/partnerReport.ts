/** The report of donations per partner, for the trust's staff. Throws `ApiError`. */
import { partnerReportSchema } from '../contract/partner.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

/** First and last day, `yyyy-MM-dd`, both included. A missing one is that of the Indian financial year. */
export interface ReportDays {
  from?: string | undefined
  to?: string | undefined
}

export const partnerReport = (t: Transport, { from, to }: ReportDays) =>
  t.get(`donation/partner-report${query({ from, to })}`, partnerReportSchema)

/** Path of the same report as a CSV file. */
export const partnerReportCsv = ({ from, to }: ReportDays): string =>
  `donation/partner-report${query({ from, to, format: 'csv' })}`
