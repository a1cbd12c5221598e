import {
  donorRequestSchema,
  mergePreviewQuerySchema,
  mergeRequestSchema,
  staffDonorsQuerySchema,
} from '../../shared/contract/staff/donorRequests.ts'
import {
  duplicatesSchema,
  mergePreviewSchema,
  staffDonorDetailSchema,
  staffDonorsSchema,
} from '../../shared/contract/staff/donors.ts'
import { findDuplicates } from '../desk/donors/findDuplicates.ts'
import { listDonors } from '../desk/donors/listDonors.ts'
import { mergeDonors, previewMerge, unmergeDonor } from '../desk/donors/mergeDonors.ts'
import { readDonor } from '../desk/donors/readDonor.ts'
import type { Route } from '../call.ts'
import { accountantRead, accountantWrite, staffRead } from './callers.ts'

/** Donors at the staff desk. */
export const staffDonorRoutes: readonly Route[] = [
  staffRead(
    'staff/donors',
    'Accounts and donors without one, with what they gave in each financial year, page by page',
    { audits: 'donors.read', query: staffDonorsQuerySchema, answer: staffDonorsSchema, handle: listDonors },
  ),
  staffRead('staff/donor', 'One donor with their donations', {
    audits: null,
    query: donorRequestSchema,
    answer: staffDonorDetailSchema,
    refusals: [404],
    handle: readDonor,
  }),
  accountantRead('staff/donor-duplicates', 'Donors who may be the same person, with the reasons', {
    audits: 'donors.read',
    answer: duplicatesSchema,
    handle: findDuplicates,
  }),
  accountantRead('staff/merge-preview', 'What merging two donors would join, and whether it is possible', {
    audits: 'donors.read',
    query: mergePreviewQuerySchema,
    answer: mergePreviewSchema,
    refusals: [404],
    handle: previewMerge,
  }),
  accountantWrite('staff/merge-donors', 'Merges a donor without an account into another donor', {
    recent: false,
    audits: null,
    body: mergeRequestSchema,
    refusals: [404, 409],
    handle: mergeDonors,
  }),
  accountantWrite('staff/unmerge-donor', 'Undoes a merge of donors', {
    recent: false,
    audits: null,
    body: donorRequestSchema,
    refusals: [404],
    handle: unmergeDonor,
  }),
]
