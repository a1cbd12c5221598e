import { dedicationNameSchema } from '../../shared/contract/donation/dedication.ts'
import { correctDedication } from '../donation/cards.ts'
import * as audit from '../../shared/contract/staff/audit.ts'
import * as donations from '../../shared/contract/staff/donations.ts'
import * as mails from '../../shared/contract/staff/mails.ts'
import * as overview from '../../shared/contract/staff/overview.ts'
import * as overviewCalls from '../desk/overview.ts'
import { readAttention } from '../desk/attention.ts'
import { listAudit } from '../audit/listAudit.ts'
import type * as z from 'zod/mini'
import { readJson } from '../base/http/readRequest.ts'
import type { Call, Route } from '../call.ts'
import * as staffMails from '../desk/staffMails.ts'
import {
  accountantWrite,
  administratorRead,
  dated,
  staffRead,
  accountantRead,
  staffSearch,
  provenWrite,
} from './callers.ts'
import * as donation from '../../shared/contract/staff/donation.ts'
import * as offlineDonation from '../../shared/contract/staff/offlineDonation.ts'
import { listDonations } from '../desk/donations.ts'
import { cancelOffline, clearCheque, correctOffline } from '../desk/offline/changeOffline.ts'
import { offlineWarnings } from '../desk/offline/findWarnings.ts'
import { readOpenDays } from '../desk/offline/openDays.ts'
import * as takeOffline from '../desk/offline/takeOffline.ts'
import { readDonation } from '../desk/readDonation.ts'
import * as donors from '../../shared/contract/staff/donors.ts'
import * as paymentLinks from '../../shared/contract/staff/paymentLinks.ts'
import * as deeds from '../../shared/contract/staff/deeds.ts'
import * as deedsCalls from '../desk/deeds.ts'
import * as mandates from '../../shared/contract/staff/mandates.ts'
import * as mandatesCalls from '../desk/mandates.ts'
import * as paymentLinksCalls from '../desk/paymentLinks.ts'
import * as mergeDonors from '../desk/mergeDonors.ts'
import * as donorsCalls from '../desk/donors.ts'

/** The payload of a call whose schema depends on the days that are open for entries. */
const withinOpenDays = <Payload>(schema: (days: offlineDonation.OpenDays) => z.ZodMiniType<Payload>) => ({
  body: schema({ from: '1900-01-01', today: '2199-12-31' }),
  reads: async ({ deps, request }: Pick<Call, 'deps' | 'request'>) =>
    readJson(request, schema(await readOpenDays(deps))),
})

/** What only the trust's staff may read or change. */
export const staffRoutes: readonly Route[] = [
  staffRead('staff/overview', 'Donations of today, this month and this year by way and project, and what expires', {
    // Sums, and nobody's data.
    audits: null,
    answer: overview.overviewSchema,
    handle: overviewCalls.readOverview,
  }),
  staffRead('staff/waiting', 'How much waits for somebody, and for a second person', {
    audits: null,
    answer: overview.waitingSchema,
    handle: overviewCalls.readWaiting,
  }),
  staffRead('staff/attention', 'Mails that are not sent, and payments that fail more often than usual', {
    audits: null,
    answer: donations.attentionSchema,
    handle: readAttention,
  }),
  administratorRead('staff/audit', 'The audit log: sign-ins, and what staff read and changed, newest first', {
    audits: 'audit_log.read',
    query: audit.auditQuerySchema,
    answer: audit.auditLogSchema,
    handle: listAudit,
  }),
  staffRead('staff/mails', 'The mails that did not arrive, newest first, without their texts', {
    audits: 'mail_failures.read',
    query: mails.mailsQuerySchema,
    answer: mails.undeliveredPageSchema,
    handle: staffMails.listUndelivered,
  }),
  provenWrite('staff/mail-again', 'Queues a mail again that did not arrive', {
    body: mails.mailAgainSchema,
    refusals: [404, 409],
    handle: staffMails.mailAgain,
  }),

  // Donations at the staff desk.

  staffSearch('reader')(
    'staff/donations',
    'Donations by filters and search, page by page, with totals; or all of them as a CSV file',
    {
      audits: 'donations.read',
      exported: { role: 'accountant', audits: 'donations.downloaded' },
      query: donations.staffDonationsQuerySchema,
      body: donations.searchSchema,
      answer: donations.staffDonationsSchema,
      alsoAs: 'text/csv',
      handle: listDonations,
    },
  ),
  staffRead('staff/donation', 'One donation with its ledger, evidence and receipts', {
    audits: null,
    query: donation.staffDonationQuerySchema,
    answer: donation.staffDonationSchema,
    refusals: [404],
    handle: readDonation,
  }),
  accountantRead('staff/offline-options', 'What the form of an offline donation says because of the law', {
    // Rules of the law, and nobody's data.
    audits: null,
    answer: offlineDonation.offlineOptionsSchema,
    handle: takeOffline.offlineOptions,
  }),
  accountantWrite(
    'staff/offline-donation',
    'Enters a donation by cash, cheque, transfer or UPI by hand, with its receipt',
    {
      ...withinOpenDays(offlineDonation.offlineDonationSchema),
      answer: offlineDonation.takenOfflineSchema,
      refusals: [409],
      handle: takeOffline.takeOffline,
    },
  ),
  accountantWrite(
    'staff/offline-warnings',
    'What is unusual about an offline donation, before it is entered or corrected',
    {
      ...withinOpenDays(offlineDonation.warnedRequestSchema),
      answer: offlineDonation.offlineWarningsSchema,
      refusals: [404],
      handle: offlineWarnings,
    },
  ),
  accountantWrite('staff/dedication-name', 'Corrects the name in which a donation was given', {
    body: dedicationNameSchema,
    refusals: [404, 409],
    handle: correctDedication,
  }),
  accountantWrite('staff/clear-cheque', 'Marks a cheque in hand as paid by the bank', {
    ...dated(offlineDonation.clearChequeSchema),
    refusals: [404, 409],
    handle: clearCheque,
  }),
  provenWrite('staff/correct-offline', 'Corrects an offline donation and its receipt, and mails the new version', {
    ...withinOpenDays(offlineDonation.correctOfflineSchema),
    answer: offlineDonation.correctedOfflineSchema,
    refusals: [404, 409],
    handle: correctOffline,
  }),
  provenWrite('staff/cancel-offline', 'Cancels an offline donation and its receipt, and tells the donor by mail', {
    body: offlineDonation.cancelOfflineSchema,
    answer: offlineDonation.cancelledOfflineSchema,
    refusals: [404, 409],
    handle: cancelOffline,
  }),

  // Payment links at the staff desk.

  staffRead(
    'staff/payment-links',
    'Links that staff made for donors on the telephone, with their states, newest first',
    {
      audits: 'payment_links.read',
      query: paymentLinks.paymentLinksQuerySchema,
      answer: paymentLinks.paymentLinksSchema,
      handle: paymentLinksCalls.listLinks,
    },
  ),
  accountantWrite('staff/payment-link', 'Makes a payment link for a donor, with project and amount', {
    ...dated((today) => paymentLinks.paymentLinkSchema(paymentLinks.linkDays(today))),
    body: paymentLinks.paymentLinkSchema({ today: '1900-01-01', last: '2199-12-31' }),
    answer: paymentLinks.linkIdSchema,
    handle: paymentLinksCalls.addLink,
  }),
  accountantWrite('staff/mail-payment-link', 'Mails an open payment link to its donor', {
    body: paymentLinks.linkIdSchema,
    refusals: [404, 409],
    handle: paymentLinksCalls.mailLink,
  }),
  accountantWrite('staff/revoke-payment-link', 'Revokes an open payment link', {
    body: paymentLinks.linkIdSchema,
    refusals: [404, 409],
    handle: paymentLinksCalls.revokeLink,
  }),

  // Monthly donations at the staff desk.

  staffSearch('reader')('staff/mandates', 'Monthly donations by state and project: what is due, what failed and why', {
    audits: 'mandates.read',
    query: mandates.staffMandatesQuerySchema,
    body: donations.searchSchema,
    answer: mandates.staffMandatesSchema,
    handle: mandatesCalls.listMandates,
  }),
  staffRead('staff/mandate', 'One monthly donation with its months', {
    audits: 'mandates.read',
    query: mandates.mandateQuerySchema,
    answer: mandates.staffMandateSchema,
    refusals: [404],
    handle: mandatesCalls.readStaffMandate,
  }),
  accountantWrite('staff/stop-mandate', 'Stops a monthly donation because the donor asked for it', {
    ...dated(mandates.stopMandateSchema),
    refusals: [404, 409],
    handle: mandatesCalls.stopOnWord,
  }),

  // Proof of the deed.

  staffRead('staff/deeds', 'Pictures and lines about what donations became, newest first', {
    // Sums, and nobody's data.
    audits: null,
    query: deeds.deedsQuerySchema,
    answer: deeds.deedsSchema,
    handle: deedsCalls.listDeeds,
  }),
  accountantWrite('staff/deed-preview', 'How many donors a deed would have, and the mail that they would get', {
    ...dated(deeds.deedSchema),
    answer: deeds.deedPreviewSchema,
    handle: deedsCalls.previewDeed,
  }),
  provenWrite('staff/deed', 'Publishes a picture (`image`) and its lines (`deed`, JSON), and mails its donors', {
    answer: deeds.deedIdSchema,
    refusals: [413, 422],
    other: { body: 'multipart/form-data' },
    handle: deedsCalls.publishDeed,
  }),
  accountantWrite('staff/deed-correct', 'Corrects the lines, and the picture if one is sent; nobody is mailed again', {
    answer: deeds.deedIdSchema,
    refusals: [404, 409, 413, 422],
    other: { body: 'multipart/form-data' },
    handle: deedsCalls.correctDeed,
  }),
  accountantWrite(
    'staff/deed-withdraw',
    'Withdraws a deed: nobody sees it any more, and mails that wait are not sent',
    {
      body: deeds.deedIdSchema,
      refusals: [404, 409],
      handle: deedsCalls.withdrawDeed,
    },
  ),

  // Donors at the staff desk.

  staffSearch('reader')(
    'staff/donors',
    'Accounts and donors without one, with what they gave in each financial year, page by page',
    {
      audits: 'donors.read',
      query: donors.staffDonorsQuerySchema,
      body: donations.searchSchema,
      answer: donors.staffDonorsSchema,
      handle: donorsCalls.listDonors,
    },
  ),
  staffRead('staff/donor', 'One donor with their donations', {
    audits: null,
    query: donors.donorRequestSchema,
    answer: donors.staffDonorDetailSchema,
    refusals: [404],
    handle: donorsCalls.readDonor,
  }),
  accountantRead('staff/donor-duplicates', 'Donors who may be the same person, with the reasons', {
    audits: 'donors.read',
    answer: donors.duplicatesSchema,
    handle: mergeDonors.findDuplicates,
  }),
  accountantRead('staff/merge-preview', 'What merging two donors would join, and whether it is possible', {
    audits: 'donors.read',
    query: donors.mergePreviewQuerySchema,
    answer: donors.mergePreviewSchema,
    refusals: [404],
    handle: mergeDonors.previewMerge,
  }),
  accountantWrite('staff/merge-donors', 'Merges a donor without an account into another donor', {
    body: donors.mergeRequestSchema,
    refusals: [404, 409],
    handle: mergeDonors.mergeDonors,
  }),
  accountantWrite('staff/unmerge-donor', 'Undoes a merge of donors', {
    body: donors.donorRequestSchema,
    refusals: [404],
    handle: mergeDonors.unmergeDonor,
  }),
]
