/** Donors at the staff desk. Each throws `ApiError`. */
import type * as z from 'zod/mini'
import {
  duplicatesSchema,
  mergePreviewSchema,
  staffDonorDetailSchema,
  staffDonorsSchema,
} from '../../contract/staff/donors.ts'
import type { mergeRequestSchema } from '../../contract/staff/donorRequests.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

export const staffDonors = (t: Transport, filters: Readonly<Record<string, string>>, after: string | null) =>
  t.get(`staff/donors${query({ ...filters, after: after ?? undefined })}`, staffDonorsSchema)

export const staffDonor = (t: Transport, key: string) => t.get(`staff/donor${query({ key })}`, staffDonorDetailSchema)

export const donorDuplicates = (t: Transport) => t.get('staff/donor-duplicates', duplicatesSchema)

export const mergePreview = (t: Transport, from: string, into: string) =>
  t.get(`staff/merge-preview${query({ from, into })}`, mergePreviewSchema)

/** Refused with a code at `from`, as `MergeProblem` names them; 409 if the preview of this version is out of date. */
export const mergeDonors = (t: Transport, request: z.input<typeof mergeRequestSchema>) =>
  t.post('staff/merge-donors', request)

export const unmergeDonor = (t: Transport, key: string) => t.post('staff/unmerge-donor', { key })
