import { staffDonationQuerySchema, staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { staffDonationsQuerySchema, staffDonationsSchema } from '../../shared/contract/staff/donations.ts'
import { listDonations } from '../desk/listDonations.ts'
import { readDonation } from '../desk/readDonation.ts'
import type { Route } from '../http/call.ts'

/** Donations at the staff desk. */
export const staffDonationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'staff/donations',
    audience: 'site',
    auth: 'staff',
    role: 'reader',
    audits: 'donations.read',
    exported: { role: 'accountant', audits: 'donations.downloaded' },
    summary: 'Donations by filters and search, page by page, with totals; or all of them as a CSV file',
    query: staffDonationsQuerySchema,
    answer: staffDonationsSchema,
    alsoAs: 'text/csv',
    handle: listDonations,
  },
  {
    method: 'GET',
    path: 'staff/donation',
    audience: 'site',
    auth: 'staff',
    role: 'reader',
    audits: null,
    summary: 'One donation with its ledger, evidence and receipts',
    query: staffDonationQuerySchema,
    answer: staffDonationSchema,
    refusals: [404],
    handle: readDonation,
  },
]
