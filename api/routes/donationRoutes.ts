import { partnerQuerySchema, partnerSchema } from '../../shared/contract/people/account.ts'
import {
  donationHistorySchema,
  donationOutcomeSchema,
  donationQuerySchema,
  donationRecordSchema,
  donationYearsSchema,
  handoverRequestSchema,
  handoverSchema,
  paymentDetailRequestSchema,
  paymentDetailSchema,
  recordedSchema,
  statusRequestSchema,
} from '../../shared/contract/donation/donation.ts'
import {
  cardFileQuerySchema,
  cardRequestSchema,
  cardSchema,
  dedicationRequestSchema,
  dedicationSchema,
  stopReminderSchema,
} from '../../shared/contract/donation/dedication.ts'
import {
  agreementRequestSchema,
  agreementSchema,
  mandateChangeSchema,
  mandateRequestSchema,
  mandateSchema,
  ownMandatesSchema,
  partnerTokenRequestSchema,
  partnerTokenSchema,
} from '../../shared/contract/donation/mandate.ts'
import { partnerReportQuerySchema, partnerReportSchema } from '../../shared/contract/staff/partnerReport.ts'
import { partner, partnerToken } from '../accounts/partner.ts'
import { addDonation } from '../donation/addDonation.ts'
import { openedLinkSchema, paymentLinkQuerySchema } from '../../shared/contract/donation/paymentLink.ts'
import { openLink } from '../donation/paymentLink.ts'
import { cardFile, readOwnCard, saveOwnCard } from '../donation/cards.ts'
import { agreeMonthly } from '../donation/agreeMonthly.ts'
import { dedicate } from '../donation/dedicate.ts'
import { openOneClick, stopByOneClick, stopMails } from '../donation/stopMails.ts'
import {
  openedPhoneCodeSchema,
  openPhoneCodeRequestSchema,
  phoneCodeSchema,
  phoneStateRequestSchema,
  phoneStateSchema,
} from '../../shared/contract/donation/phoneCode.ts'
import { makePhoneCode, openPhoneCode, readPhoneState } from '../donation/phoneCode.ts'
import { handover } from '../donation/handover.ts'
import { listDonations, listYears } from '../donation/ownDonations.ts'
import { paymentDetail } from '../donation/paymentDetail.ts'
import { updateStatus } from '../donation/status.ts'
import { changeMonthly, listMonthly, readMonthly } from '../mandates/linkedMandate.ts'
import type { Route } from '../call.ts'
import { partnerReport } from '../partners/partnerReport.ts'
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
import { paymentWebhook, paymentReturn } from '../payment/postedAnswer.ts'
import { paymentWays } from '../payment/ways.ts'
import {
  partnerNameQuerySchema,
  partnerNameSchema,
  partnerRequestSchema,
  partnerRequestsSchema,
} from '../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../shared/contract/basics.ts'
import { requestPartner, listPartnerRequests } from '../partners/partnerRequests.ts'
import { namePartner } from '../partners/partners.ts'

/** Donations: prepare, record, read; and calls for partners' pages. */
export const donationRoutes: readonly Route[] = [
  siteRead('payment-link', 'What a payment link of the trust is for, and whether it still works; it names nobody', {
    query: paymentLinkQuerySchema,
    answer: openedLinkSchema,
    refusals: [404],
    handle: openLink,
  }),
  ownRead('donation', 'Own donations, newest first', {
    query: donationQuerySchema,
    answer: donationHistorySchema,
    handle: listDonations,
  }),
  ownRead('donation/years', 'The Indian financial years in which the caller gave, with totals', {
    answer: donationYearsSchema,
    handle: listYears,
  }),
  openWrite('donation/phone-code', 'A code with which a donation is paid on another device; it names nobody', {
    answer: phoneCodeSchema,
    refusals: [429],
    handle: makePhoneCode,
  }),
  openWrite('donation/phone-state', 'How far the donation on the other device is, and its amount once it is paid', {
    body: phoneStateRequestSchema,
    answer: phoneStateSchema,
    refusals: [404, 429],
    handle: readPhoneState,
  }),
  visitorWrite(
    'donation/open-phone-code',
    'The form of such a code is open; whether the other device sees the outcome',
    {
      body: openPhoneCodeRequestSchema,
      answer: openedPhoneCodeSchema,
      refusals: [404, 429],
      handle: openPhoneCode,
    },
  ),
  visitorWrite('monthly', 'One monthly donation, by the link in its mails', {
    body: mandateRequestSchema,
    answer: mandateSchema,
    refusals: [404, 429],
    handle: readMonthly,
  }),
  visitorWrite('monthly/change', 'Stops, skips, pauses or lessens a monthly donation, by the link in its mails', {
    body: mandateChangeSchema,
    answer: mandateSchema,
    refusals: [404, 409, 429],
    handle: changeMonthly,
  }),
  ownRead('monthly/own', 'Own monthly donations, the running ones first', {
    answer: ownMandatesSchema,
    handle: listMonthly,
  }),
  ownWrite(
    'monthly/agree',
    'Prepares a payment of one rupee that starts a monthly donation, perhaps in place of another',
    {
      body: agreementRequestSchema,
      answer: agreementSchema,
      refusals: [404, 409, 429],
      handle: agreeMonthly,
    },
  ),
  ownWrite(
    'donation/dedication',
    'The name to be written for an own confirmed donation, such as in memory of somebody',
    { body: dedicationRequestSchema, answer: dedicationSchema, refusals: [404, 429], handle: dedicate },
  ),
  ownWrite('donation/card', 'The card of an own confirmed donation, and whether its mail was sent', {
    body: statusRequestSchema,
    answer: cardSchema,
    refusals: [404],
    handle: readOwnCard,
  }),
  ownWrite('donation/save-card', 'In whose name an own confirmed donation was given, and who gets the card when', {
    body: cardRequestSchema,
    answer: cardSchema,
    refusals: [404, 409, 429],
    handle: saveOwnCard,
  }),
  ownRead('donation/card-pdf', 'The card of an own confirmed donation as PDF', {
    query: cardFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: cardFile,
  }),
  visitorWrite('reminder/stop', 'Ends the mails before special days or those of deeds, by the link in one', {
    body: stopReminderSchema,
    refusals: [404, 429],
    handle: stopMails,
  }),
  providerRead('reminder/one-click', 'Redirects a mail program to the page that ends such mails', {
    query: stopReminderSchema,
    other: { answer: { status: 303, type: null } },
    refusals: [404],
    handle: openOneClick,
  }),
  providerWrite('reminder/one-click', 'Ends such mails by the button of a mail program (RFC 8058)', {
    query: stopReminderSchema,
    other: { body: 'application/x-www-form-urlencoded' },
    refusals: [404, 429],
    handle: stopByOneClick,
  }),
  donorWrite('donation/payment-detail', 'Prepares a payment: txn id, hash and the form’s fields', {
    body: paymentDetailRequestSchema,
    idempotent: true,
    answer: paymentDetailSchema,
    refusals: [409, 429],
    handle: paymentDetail,
  }),
  donorWrite('donation/add-donation', 'Records the prepared donation; refuses what does not match it', {
    body: donationRecordSchema,
    answer: recordedSchema,
    refusals: [404, 409, 429],
    handle: addDonation,
  }),
  donorWrite('donation/update-status', 'What the server knows of a donation, after it asked the provider', {
    body: statusRequestSchema,
    answer: donationOutcomeSchema,
    refusals: [404, 429],
    handle: updateStatus,
  }),
  ownWrite(
    'donation/handover',
    'Exchanges a one-time code for the payment form of an own donation from a partner’s page',
    { body: handoverRequestSchema, answer: handoverSchema, refusals: [404, 409, 429], handle: handover },
  ),
  publicRead('donation/partner', 'Name and id of the page owner who asks for sign-in', {
    query: partnerQuerySchema,
    answer: partnerSchema,
    handle: partner,
  }),
  ownWrite('donation/partner-token', 'A token good for donating only, from one registered origin, for 15 minutes', {
    body: partnerTokenRequestSchema,
    answer: partnerTokenSchema,
    handle: partnerToken,
  }),
  staffRead('donation/partner-report', 'Donations per partner within a span of Indian days, for the trust’s staff', {
    audits: 'partner_report.read',
    exported: { role: 'accountant', audits: 'partner_report.exported' },
    query: partnerReportQuerySchema,
    answer: partnerReportSchema,
    alsoAs: 'text/csv',
    file: true,
    handle: partnerReport,
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
      handle: paymentReturn,
    },
  ),
  providerWrite('payment/webhook', 'The provider tells of a payment, signed', {
    answer: z.object({ believed: z.boolean() }),
    refusals: [400, 413],
    other: { body: 'application/x-www-form-urlencoded' },
    handle: paymentWebhook,
  }),
]

/** Registration of partners. */
export const partnerRoutes: readonly Route[] = [
  publicRead('donation/partner-name', 'Whose partner id this is; null where it is nobody’s', {
    auth: 'none',
    query: partnerNameQuerySchema,
    answer: partnerNameSchema,
    handle: namePartner,
  }),
  visitorWrite('donation/partner-request', 'A page owner asks to be registered as a partner', {
    body: partnerRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: requestPartner,
  }),
  staffRead(
    'donation/partner-requests',
    'Requests to be registered as a partner, newest first, for the trust’s staff',
    { audits: 'partner_requests.read', answer: partnerRequestsSchema, handle: listPartnerRequests },
  ),
]
