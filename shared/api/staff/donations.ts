/** Donations at the staff desk. Each throws `ApiError`. */
import { attentionSchema } from '../../contract/staff/attention.ts'
import { staffDonationsSchema } from '../../contract/staff/donations.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

type Filters = Readonly<Record<string, string>>

export const staffDonations = (t: Transport, filters: Filters, sort: string, after: string | null) =>
  t.get(`staff/donations${query({ ...filters, sort, after: after ?? undefined })}`, staffDonationsSchema)

/** What the desk's first page warns about. */
export const readAttention = (t: Transport) => t.get('staff/attention', attentionSchema)

/** Path of the same list as a CSV file. */
export const staffDonationsCsv = (filters: Filters, sort: string): string =>
  `staff/donations${query({ ...filters, sort, format: 'csv' })}`
