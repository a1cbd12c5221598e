import type { StaffDonor } from '../../../../shared/contract/staff/donors.ts'

/** What counts of a donor's donations in a financial year, or in all of them, in whole rupees. */
export const sumOf = ({ years }: Pick<StaffDonor, 'years'>, year?: string): number =>
  years.filter((one) => year === undefined || one.year === year).reduce((sum, { net }) => sum + net, 0)
