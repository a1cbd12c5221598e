import { financialYearSchema } from '../../../../shared/contract/donation/donationHistory.ts'

/** The financial year in the address (`?year=2026-27`); undefined if it is unusable. */
export const yearIn = (search: URLSearchParams): string | undefined => {
  const read = financialYearSchema.safeParse(search.get('year'))
  return read.success ? read.data : undefined
}
