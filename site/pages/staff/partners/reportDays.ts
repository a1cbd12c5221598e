import type { ReportDays } from '../../../../shared/api/partnerReport.ts'
import { reportDaySchema } from '../../../../shared/contract/partner.ts'

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const read = reportDaySchema.safeParse(search.get(name))
  return read.success ? read.data : undefined
}

/** The days in the address (`?from=2026-04-01&to=2027-03-31`); unusable values are left to the server. */
export const reportDaysIn = (search: URLSearchParams): ReportDays => {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return from && to && to < from ? {} : { from, to }
}
