import {
  donorRequestSchema,
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
import type { Route } from '../platform/http/call.ts'
import { accountantRead, accountantWrite, staffRead } from './callers.ts'

/** Donors at the staff desk. */
export const staffDonorRoutes: readonly Route[] = [
  {
    ...staffRead,
    path: 'staff/donors',
    audits: 'donors.read',
    summary: 'Accounts and donors without one, with what they gave in each financial year, page by page',
    query: staffDonorsQuerySchema,
    answer: staffDonorsSchema,
    handle: listDonors,
  },
  {
    ...staffRead,
    path: 'staff/donor',
    audits: null,
    summary: 'One donor with their donations',
    query: donorRequestSchema,
    answer: staffDonorDetailSchema,
    refusals: [404],
    handle: readDonor,
  },
  {
    ...accountantRead,
    path: 'staff/donor-duplicates',
    audits: 'donors.read',
    summary: 'Donors who may be the same person, with the reasons',
    answer: duplicatesSchema,
    handle: findDuplicates,
  },
  {
    ...accountantRead,
    path: 'staff/merge-preview',
    audits: 'donors.read',
    summary: 'What merging two donors would join, and whether it is possible',
    query: mergeRequestSchema,
    answer: mergePreviewSchema,
    refusals: [404],
    handle: previewMerge,
  },
  {
    ...accountantWrite,
    path: 'staff/merge-donors',
    recent: false,
    audits: null,
    summary: 'Merges a donor without an account into another donor',
    body: mergeRequestSchema,
    answer: null,
    refusals: [404],
    handle: mergeDonors,
  },
  {
    ...accountantWrite,
    path: 'staff/unmerge-donor',
    recent: false,
    audits: null,
    summary: 'Undoes a merge of donors',
    body: donorRequestSchema,
    answer: null,
    refusals: [404],
    handle: unmergeDonor,
  },
]
