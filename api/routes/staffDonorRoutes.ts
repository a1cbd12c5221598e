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

/** Donors at the staff desk. */
export const staffDonorRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'staff/donors',
    audience: 'site',
    auth: 'staff',
    role: 'reader',
    audits: 'donors.read',
    summary: 'Accounts and donors without one, with what they gave in each financial year, page by page',
    query: staffDonorsQuerySchema,
    answer: staffDonorsSchema,
    handle: listDonors,
  },
  {
    method: 'GET',
    path: 'staff/donor',
    audience: 'site',
    auth: 'staff',
    role: 'reader',
    audits: null,
    summary: 'One donor with their donations',
    query: donorRequestSchema,
    answer: staffDonorDetailSchema,
    refusals: [404],
    handle: readDonor,
  },
  {
    method: 'GET',
    path: 'staff/donor-duplicates',
    audience: 'site',
    auth: 'staff',
    role: 'accountant',
    audits: 'donors.read',
    summary: 'Donors who may be the same person, with the reasons',
    answer: duplicatesSchema,
    handle: findDuplicates,
  },
  {
    method: 'GET',
    path: 'staff/merge-preview',
    audience: 'site',
    auth: 'staff',
    role: 'accountant',
    audits: 'donors.read',
    summary: 'What merging two donors would join, and whether it is possible',
    query: mergeRequestSchema,
    answer: mergePreviewSchema,
    refusals: [404],
    handle: previewMerge,
  },
  {
    method: 'POST',
    path: 'staff/merge-donors',
    audience: 'site',
    auth: 'staff',
    role: 'accountant',
    recent: false,
    audits: null,
    summary: 'Merges a donor without an account into another donor',
    body: mergeRequestSchema,
    answer: null,
    refusals: [404],
    handle: mergeDonors,
  },
  {
    method: 'POST',
    path: 'staff/unmerge-donor',
    audience: 'site',
    auth: 'staff',
    role: 'accountant',
    recent: false,
    audits: null,
    summary: 'Undoes a merge of donors',
    body: donorRequestSchema,
    answer: null,
    refusals: [404],
    handle: unmergeDonor,
  },
]
