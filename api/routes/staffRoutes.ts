import { dedicationNameSchema } from '../../shared/contract/donation/dedication.ts'
import { correctDedication } from '../donation/dedicate.ts'
import { auditLogSchema, auditQuerySchema } from '../../shared/contract/staff/audit.ts'
import {
  searchSchema,
  attentionSchema,
  staffDonationsQuerySchema,
  staffDonationsSchema,
} from '../../shared/contract/staff/donations.ts'
import { mailAgainSchema, mailsQuerySchema, undeliveredPageSchema } from '../../shared/contract/staff/mails.ts'
import { overviewSchema, waitingSchema } from '../../shared/contract/staff/overview.ts'
import { readOverview, readWaiting } from '../desk/overview.ts'
import { readAttention } from '../desk/attention.ts'
import { listAudit } from '../audit/listAudit.ts'
import type { Route } from '../call.ts'
import { mailAgain, listUndelivered } from '../desk/staffMails.ts'
import { accountantWrite, administratorRead, staffRead, accountantRead, staffSearch } from './callers.ts'
import { staffDonationQuerySchema, staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import {
  cancelledOfflineSchema,
  cancelOfflineSchema,
  clearChequeSchema,
  correctedOfflineSchema,
  correctOfflineSchema,
  warnedRequestSchema,
  offlineDonationSchema,
  offlineOptionsSchema,
  offlineWarningsSchema,
  takenOfflineSchema,
} from '../../shared/contract/staff/offlineDonation.ts'
import { listDonations } from '../desk/donations.ts'
import { cancelOffline } from '../desk/offline/cancelOffline.ts'
import { correctOffline } from '../desk/offline/correctOffline.ts'
import { clearCheque } from '../desk/offline/clearCheque.ts'
import { offlineWarnings } from '../desk/offline/findWarnings.ts'
import { takeOffline, offlineOptions } from '../desk/offline/takeOffline.ts'
import { readDonation } from '../desk/readDonation.ts'
import {
  donorRequestSchema,
  duplicatesSchema,
  mergePreviewQuerySchema,
  mergePreviewSchema,
  mergeRequestSchema,
  staffDonorDetailSchema,
  staffDonorsQuerySchema,
  staffDonorsSchema,
} from '../../shared/contract/staff/donors.ts'
import {
  linkIdSchema,
  paymentLinkSchema,
  paymentLinksQuerySchema,
  paymentLinksSchema,
} from '../../shared/contract/staff/paymentLinks.ts'
import {
  deedIdSchema,
  deedPreviewSchema,
  deedSchema,
  deedsQuerySchema,
  deedsSchema,
} from '../../shared/contract/staff/deeds.ts'
import { correctDeed, listDeeds, previewDeed, publishDeed, withdrawDeed } from '../desk/deeds.ts'
import {
  mandateQuerySchema,
  staffMandateSchema,
  staffMandatesQuerySchema,
  staffMandatesSchema,
  stopMandateSchema,
} from '../../shared/contract/staff/mandates.ts'
import { listMandates, readStaffMandate, stopOnWord } from '../desk/mandates.ts'
import { addLink, listLinks, mailLink, revokeLink } from '../desk/paymentLinks.ts'
import { mergeDonors, previewMerge, unmergeDonor, findDuplicates } from '../desk/mergeDonors.ts'
import { listDonors, readDonor } from '../desk/donors.ts'

/** What only the trust's staff may read or change. */
export const staffRoutes: readonly Route[] = [
  staffRead('staff/overview', 'Donations of today, this month and this year by way and project, and what expires', {
    // Sums, and nobody's data.
    audits: null,
    answer: overviewSchema,
    handle: readOverview,
  }),
  staffRead('staff/waiting', 'How much waits for somebody, and for a second person', {
    audits: null,
    answer: waitingSchema,
    handle: readWaiting,
  }),
  staffRead('staff/attention', 'Mails that are not sent, and payments that fail more often than usual', {
    audits: null,
    answer: attentionSchema,
    handle: readAttention,
  }),
  administratorRead('staff/audit', 'The audit log: sign-ins, and what staff read and changed, newest first', {
    audits: 'audit_log.read',
    query: auditQuerySchema,
    answer: auditLogSchema,
    handle: listAudit,
  }),
  staffRead('staff/mails', 'The mails that did not arrive, newest first, without their texts', {
    audits: 'mail_failures.read',
    query: mailsQuerySchema,
    answer: undeliveredPageSchema,
    handle: listUndelivered,
  }),
  accountantWrite('staff/mail-again', 'Queues a mail again that did not arrive', {
    recent: true,
    audits: null,
    body: mailAgainSchema,
    refusals: [404, 409],
    handle: mailAgain,
  }),
]

/** Donations at the staff desk. */
export const staffDonationRoutes: readonly Route[] = [
  staffSearch('reader')(
    'staff/donations',
    'Donations by filters and search, page by page, with totals; or all of them as a CSV file',
    {
      audits: 'donations.read',
      exported: { role: 'accountant', audits: 'donations.downloaded' },
      query: staffDonationsQuerySchema,
      body: searchSchema,
      answer: staffDonationsSchema,
      alsoAs: 'text/csv',
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
  accountantWrite(
    'staff/offline-warnings',
    'What is unusual about an offline donation, before it is entered or corrected',
    {
      recent: false,
      audits: null,
      body: warnedRequestSchema({ from: '1900-01-01', today: '2199-12-31' }),
      answer: offlineWarningsSchema,
      refusals: [404],
      handle: offlineWarnings,
    },
  ),
  accountantWrite('staff/dedication-name', 'Corrects the name in which a donation was given', {
    recent: false,
    audits: null,
    body: dedicationNameSchema,
    refusals: [404, 409],
    handle: correctDedication,
  }),
  accountantWrite('staff/clear-cheque', 'Marks a cheque in hand as paid by the bank', {
    recent: false,
    audits: null,
    body: clearChequeSchema('2199-12-31'),
    refusals: [404, 409],
    handle: clearCheque,
  }),
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

/** Payment links at the staff desk. */
export const staffLinkRoutes: readonly Route[] = [
  staffRead(
    'staff/payment-links',
    'Links that staff made for donors on the telephone, with their states, newest first',
    {
      audits: 'payment_links.read',
      query: paymentLinksQuerySchema,
      answer: paymentLinksSchema,
      handle: listLinks,
    },
  ),
  accountantWrite('staff/payment-link', 'Makes a payment link for a donor, with project and amount', {
    recent: false,
    audits: null,
    body: paymentLinkSchema({ today: '1900-01-01', last: '2199-12-31' }),
    answer: linkIdSchema,
    handle: addLink,
  }),
  accountantWrite('staff/mail-payment-link', 'Mails an open payment link to its donor', {
    recent: false,
    audits: null,
    body: linkIdSchema,
    refusals: [404, 409],
    handle: mailLink,
  }),
  accountantWrite('staff/revoke-payment-link', 'Revokes an open payment link', {
    recent: false,
    audits: null,
    body: linkIdSchema,
    refusals: [404, 409],
    handle: revokeLink,
  }),
]

/** Proof of the deed. */
export const staffDeedRoutes: readonly Route[] = [
  staffRead('staff/deeds', 'Pictures and lines about what donations became, newest first', {
    // Sums, and nobody's data.
    audits: null,
    query: deedsQuerySchema,
    answer: deedsSchema,
    handle: listDeeds,
  }),
  accountantWrite('staff/deed-preview', 'How many donors a deed would have, and the mail that they would get', {
    recent: false,
    audits: null,
    body: deedSchema('2199-12-31'),
    answer: deedPreviewSchema,
    handle: previewDeed,
  }),
  accountantWrite('staff/deed', 'Publishes a picture (`image`) and its lines (`deed`, JSON), and mails its donors', {
    recent: true,
    audits: null,
    answer: deedIdSchema,
    refusals: [413, 422],
    other: { body: 'multipart/form-data' },
    handle: publishDeed,
  }),
  accountantWrite('staff/deed-correct', 'Corrects the lines, and the picture if one is sent; nobody is mailed again', {
    recent: false,
    audits: null,
    answer: deedIdSchema,
    refusals: [404, 409, 413, 422],
    other: { body: 'multipart/form-data' },
    handle: correctDeed,
  }),
  accountantWrite(
    'staff/deed-withdraw',
    'Withdraws a deed: nobody sees it any more, and mails that wait are not sent',
    {
      recent: false,
      audits: null,
      body: deedIdSchema,
      refusals: [404, 409],
      handle: withdrawDeed,
    },
  ),
]

/** Monthly donations at the staff desk. */
export const staffMandateRoutes: readonly Route[] = [
  staffSearch('reader')('staff/mandates', 'Monthly donations by state and project: what is due, what failed and why', {
    audits: 'mandates.read',
    query: staffMandatesQuerySchema,
    body: searchSchema,
    answer: staffMandatesSchema,
    handle: listMandates,
  }),
  staffRead('staff/mandate', 'One monthly donation with its months', {
    audits: 'mandates.read',
    query: mandateQuerySchema,
    answer: staffMandateSchema,
    refusals: [404],
    handle: readStaffMandate,
  }),
  accountantWrite('staff/stop-mandate', 'Stops a monthly donation because the donor asked for it', {
    recent: false,
    audits: null,
    body: stopMandateSchema('2199-12-31'),
    refusals: [404, 409],
    handle: stopOnWord,
  }),
]

/** Donors at the staff desk. */
export const staffDonorRoutes: readonly Route[] = [
  staffSearch('reader')(
    'staff/donors',
    'Accounts and donors without one, with what they gave in each financial year, page by page',
    {
      audits: 'donors.read',
      query: staffDonorsQuerySchema,
      body: searchSchema,
      answer: staffDonorsSchema,
      handle: listDonors,
    },
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
