import { staffDonationQuerySchema, staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { staffDonationsSchema } from '../../shared/contract/staff/donations.ts'
import { staffDonationsQuerySchema } from '../../shared/contract/staff/donationsQuery.ts'
import { cancelledOfflineSchema, cancelOfflineSchema } from '../../shared/contract/staff/cancelOffline.ts'
import { correctedOfflineSchema, correctOfflineSchema } from '../../shared/contract/staff/correctOffline.ts'
import {
  offlineDonationSchema,
  offlineOptionsSchema,
  takenOfflineSchema,
} from '../../shared/contract/staff/offlineDonation.ts'
import { listDonations } from '../desk/listDonations.ts'
import { cancelOffline } from '../desk/offline/cancelOffline.ts'
import { correctOffline } from '../desk/offline/correctOffline.ts'
import { offlineOptions } from '../desk/offline/offlineOptions.ts'
import { readDonation } from '../desk/readDonation.ts'
import { takeOffline } from '../desk/offline/takeOffline.ts'
import type { Route } from '../call.ts'
import { accountantRead, accountantWrite, staffRead } from './callers.ts'

/** Donations at the staff desk. */
export const staffDonationRoutes: readonly Route[] = [
  staffRead(
    'staff/donations',
    'Donations by filters and search, page by page, with totals; or all of them as a CSV file',
    {
      audits: 'donations.read',
      exported: { role: 'accountant', audits: 'donations.downloaded' },
      query: staffDonationsQuerySchema,
      answer: staffDonationsSchema,
      alsoAs: 'text/csv',
      file: true,
      handle: listDonations,
    },
  ),
  staffRead('staff/donation', 'One donation with its ledger, evidence and receipts', {
    audits: null,
    query: staffDonationQuerySchema,
    answer: staffDonationSchema,
    refusals: [404],
    handle: readDonation,
  }),
  accountantRead('staff/offline-options', 'What the form of an offline donation says because of the law', {
    // Rules of the law, and nobody's data.
    audits: null,
    answer: offlineOptionsSchema,
    handle: offlineOptions,
  }),
  accountantWrite(
    'staff/offline-donation',
    'Enters a donation by cash, cheque, transfer or UPI by hand, with its receipt',
    {
      recent: false,
      audits: null,
      body: offlineDonationSchema({ from: '1900-01-01', today: '2199-12-31' }),
      answer: takenOfflineSchema,
      refusals: [409],
      handle: takeOffline,
    },
  ),
  accountantWrite('staff/correct-offline', 'Corrects an offline donation and its receipt, and mails the new version', {
    recent: true,
    audits: null,
    body: correctOfflineSchema({ from: '1900-01-01', today: '2199-12-31' }),
    answer: correctedOfflineSchema,
    refusals: [404, 409],
    handle: correctOffline,
  }),
  accountantWrite('staff/cancel-offline', 'Cancels an offline donation and its receipt, and tells the donor by mail', {
    recent: true,
    audits: null,
    body: cancelOfflineSchema,
    answer: cancelledOfflineSchema,
    refusals: [404, 409],
    handle: cancelOffline,
  }),
]
