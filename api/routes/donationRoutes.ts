import * as account from '../../shared/contract/people/account.ts'
import * as donation from '../../shared/contract/donation/donation.ts'
import * as dedication from '../../shared/contract/donation/dedication.ts'
import * as mandate from '../../shared/contract/donation/mandate.ts'
import * as partnerReport from '../../shared/contract/staff/partnerReport.ts'
import { addDonation } from '../donation/addDonation.ts'
import * as paymentLink from '../../shared/contract/donation/paymentLink.ts'
import { openLink } from '../donation/paymentLink.ts'
import * as cards from '../donation/cards.ts'
import { agreeMonthly } from '../donation/agreeMonthly.ts'
import * as stopMails from '../donation/stopMails.ts'
import * as phoneCode from '../../shared/contract/donation/phoneCode.ts'
import * as phoneCodeCalls from '../donation/phoneCode.ts'
import { handover } from '../donation/consent.ts'
import * as ownDonations from '../donation/ownDonations.ts'
import { paymentDetail } from '../donation/paymentDetail.ts'
import { unlessOffline } from '../donation/price.ts'
import * as linkedMandate from '../mandates/linkedMandate.ts'
import type { Route } from '../call.ts'
import * as partnerReportCalls from '../partners/partnerReport.ts'
import {
  donorWrite,
  openRead,
  ownRead,
  openWrite,
  ownWrite,
  publicRead,
  siteRead,
  staffRead,
  providerRead,
  providerWrite,
  visitorWrite,
} from './callers.ts'
import * as z from 'zod/mini'
import { waysSchema } from '../../shared/contract/content/contact.ts'
import * as postedAnswer from '../payment/postedAnswer.ts'
import { paymentWays } from '../payment/ways.ts'
import * as partnerRequest from '../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../shared/contract/basics.ts'
import * as partners from '../partners/partners.ts'

/** Donations: prepare, record, read; and calls for partners' pages. */
export const donationRoutes: readonly Route[] = [
  siteRead('payment-link', 'What a payment link of the trust is for, and whether it still works; it names nobody', {
    query: paymentLink.paymentLinkQuerySchema,
    answer: paymentLink.openedLinkSchema,
    refusals: [404],
    handle: openLink,
  }),
  ownRead('donation', 'Own donations, newest first', {
    query: donation.donationQuerySchema,
    answer: donation.donationHistorySchema,
    handle: ownDonations.listDonations,
  }),
  ownRead('donation/years', 'The Indian financial years in which the caller gave, with totals', {
    answer: donation.donationYearsSchema,
    handle: ownDonations.listYears,
  }),
  openWrite('donation/phone-code', 'A code with which a donation is paid on another device; it names nobody', {
    answer: phoneCode.phoneCodeSchema,
    refusals: [429],
    handle: phoneCodeCalls.makePhoneCode,
  }),
  openWrite('donation/phone-state', 'How far the donation on the other device is, and its amount once it is paid', {
    body: phoneCode.phoneStateRequestSchema,
    answer: phoneCode.phoneStateSchema,
    refusals: [404, 429],
    handle: phoneCodeCalls.readPhoneState,
  }),
  visitorWrite(
    'donation/open-phone-code',
    'The form of such a code is open; whether the other device sees the outcome',
    {
      body: phoneCode.openPhoneCodeRequestSchema,
      answer: phoneCode.openedPhoneCodeSchema,
      refusals: [404, 429],
      handle: phoneCodeCalls.openPhoneCode,
    },
  ),
  visitorWrite('monthly', 'One monthly donation, by the link in its mails', {
    body: mandate.mandateRequestSchema,
    answer: mandate.mandateSchema,
    refusals: [404, 429],
    handle: linkedMandate.readMonthly,
  }),
  visitorWrite('monthly/change', 'Stops, skips, pauses or lessens a monthly donation, by the link in its mails', {
    body: mandate.mandateChangeSchema,
    answer: mandate.mandateSchema,
    refusals: [404, 409, 429],
    handle: linkedMandate.changeMonthly,
  }),
  ownRead('monthly/own', 'Own monthly donations, the running ones first', {
    answer: mandate.ownMandatesSchema,
    handle: linkedMandate.listMonthly,
  }),
  ownWrite(
    'monthly/agree',
    'Prepares a payment of one rupee that starts a monthly donation, perhaps in place of another',
    {
      ...unlessOffline(mandate.agreementRequestSchema),
      answer: mandate.agreementSchema,
      refusals: [404, 409, 429],
      handle: agreeMonthly,
    },
  ),
  ownWrite(
    'donation/dedication',
    'The name to be written for an own confirmed donation, such as in memory of somebody',
    {
      body: dedication.dedicationRequestSchema,
      answer: dedication.dedicationSchema,
      refusals: [404, 429],
      handle: cards.dedicate,
    },
  ),
  ownWrite('donation/card', 'The card of an own confirmed donation, and whether its mail was sent', {
    body: donation.statusRequestSchema,
    answer: dedication.cardSchema,
    refusals: [404],
    handle: cards.readOwnCard,
  }),
  ownWrite('donation/save-card', 'In whose name an own confirmed donation was given, and who gets the card when', {
    body: dedication.cardRequestSchema,
    answer: dedication.cardSchema,
    refusals: [404, 409, 429],
    handle: cards.saveOwnCard,
  }),
  ownRead('donation/card-pdf', 'The card of an own confirmed donation as PDF', {
    query: dedication.cardFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: cards.cardFile,
  }),
  visitorWrite('reminder/stop', 'Ends the mails before special days or those of deeds, by the link in one', {
    body: dedication.stopReminderSchema,
    refusals: [404, 429],
    handle: stopMails.stopMails,
  }),
  providerRead('reminder/one-click', 'Redirects a mail program to the page that ends such mails', {
    query: dedication.stopReminderSchema,
    other: { answer: { status: 303, type: null } },
    refusals: [404],
    handle: stopMails.openOneClick,
  }),
  providerWrite('reminder/one-click', 'Ends such mails by the button of a mail program (RFC 8058)', {
    query: dedication.stopReminderSchema,
    other: { body: 'application/x-www-form-urlencoded' },
    refusals: [404, 429],
    handle: stopMails.stopMails,
  }),
  donorWrite('donation/payment-detail', 'Prepares a payment: txn id, hash and the form’s fields', {
    ...unlessOffline(donation.paymentDetailRequestSchema),
    idempotent: true,
    answer: donation.paymentDetailSchema,
    refusals: [409, 429],
    handle: paymentDetail,
  }),
  donorWrite('donation/add-donation', 'Records the prepared donation; refuses what does not match it', {
    ...unlessOffline(donation.donationRecordSchema),
    answer: donation.recordedSchema,
    refusals: [404, 409, 429],
    handle: addDonation,
  }),
  donorWrite('donation/update-status', 'What the server knows of a donation, after it asked the provider', {
    body: donation.statusRequestSchema,
    answer: donation.donationOutcomeSchema,
    refusals: [404, 429],
    handle: ownDonations.updateStatus,
  }),
  ownWrite(
    'donation/handover',
    'Exchanges a one-time code for the payment form of an own donation from a partner’s page',
    {
      body: donation.handoverRequestSchema,
      answer: donation.handoverSchema,
      refusals: [404, 409, 429],
      handle: handover,
    },
  ),
  publicRead('donation/partner', 'Name and id of the page owner who asks for sign-in', {
    query: account.partnerQuerySchema,
    answer: account.partnerSchema,
    handle: partners.partner,
  }),
  ownWrite('donation/partner-token', 'A token good for donating only, from one registered origin, for 15 minutes', {
    body: mandate.partnerTokenRequestSchema,
    answer: mandate.partnerTokenSchema,
    handle: partners.partnerToken,
  }),
  staffRead('donation/partner-report', 'Donations per partner within a span of Indian days, for the trust’s staff', {
    audits: 'partner_report.read',
    exported: { role: 'accountant', audits: 'partner_report.exported' },
    query: partnerReport.partnerReportQuerySchema,
    answer: partnerReport.partnerReportSchema,
    alsoAs: 'text/csv',
    file: true,
    handle: partnerReportCalls.partnerReport,
  }),
]

/** Calls of the payment provider. */
export const paymentRoutes: readonly Route[] = [
  openRead('payment-ways', 'How well the ways to pay work now; empty if the provider does not say', {
    answer: waysSchema,
    handle: paymentWays,
  }),
  providerWrite(
    'payment/return/:txnid',
    'The provider brings the donor back: verifies what is posted, then sends on to the outcome page',
    {
      refusals: [404],
      other: { body: 'application/x-www-form-urlencoded', answer: { status: 303, type: null } },
      handle: postedAnswer.paymentReturn,
    },
  ),
  providerWrite('payment/webhook', 'The provider tells of a payment, signed', {
    answer: z.object({ believed: z.boolean() }),
    refusals: [400, 413],
    other: { body: 'application/x-www-form-urlencoded' },
    handle: postedAnswer.paymentWebhook,
  }),
]

/** Registration of partners. */
export const partnerRoutes: readonly Route[] = [
  publicRead('donation/partner-name', 'Whose partner id this is; null where it is nobody’s', {
    auth: 'none',
    query: partnerRequest.partnerNameQuerySchema,
    answer: partnerRequest.partnerNameSchema,
    handle: partners.namePartner,
  }),
  visitorWrite('donation/partner-request', 'A page owner asks to be registered as a partner', {
    body: partnerRequest.partnerRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: partners.requestPartner,
  }),
  staffRead(
    'donation/partner-requests',
    'Requests to be registered as a partner, newest first, for the trust’s staff',
    {
      audits: 'partner_requests.read',
      answer: partnerRequest.partnerRequestsSchema,
      handle: partners.listPartnerRequests,
    },
  ),
]
