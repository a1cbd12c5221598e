import { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import * as receipt from '../../shared/contract/donation/receipt.ts'
import * as receipts from '../../shared/contract/staff/receipts.ts'
import * as ownReceipts from '../donation/ownReceipts.ts'
import { searchSchema } from '../../shared/contract/staff/donations.ts'
import type { Route } from '../call.ts'
import * as checkReceipt from '../accounting/receipts/checkReceipt.ts'
import * as staffReceipt from '../accounting/receipts/staffReceipt.ts'
import {
  accountantRead,
  accountantWrite,
  openRead,
  ownRead,
  ownWrite,
  publicRead,
  staffSearch,
  visitorWrite,
  provenWrite,
} from './callers.ts'
import * as certificates from '../../shared/contract/staff/certificates.ts'
import * as staffCertificates from '../accounting/statements/certificates/staffCertificates.ts'
import * as uploadCertificates from '../accounting/statements/certificates/uploadCertificates.ts'
import * as openCertificate from '../accounting/statements/certificates/openCertificate.ts'

/** Receipts: read, download and mail one; check one that somebody shows. */
export const receiptRoutes: readonly Route[] = [
  ownWrite('donation/receipt', 'The receipt of an own confirmed donation', {
    body: statusRequestSchema,
    answer: receipt.receiptSchema,
    refusals: [404],
    handle: ownReceipts.receipt,
  }),
  ownWrite('donation/receipt-link', 'Makes, reads or ends the link that opens an own receipt for others', {
    body: receipt.receiptLinkRequestSchema,
    answer: receipt.receiptLinkSchema,
    refusals: [404],
    handle: ownReceipts.linkReceipt,
  }),
  visitorWrite('shared-receipt', 'The receipt behind a link, without PAN, address and e-mail of the donor', {
    body: receipt.sharedReceiptRequestSchema,
    answer: receipt.sharedReceiptSchema,
    refusals: [404, 429],
    handle: ownReceipts.readSharedReceipt,
  }),
  ownWrite('donation/receipt-returns', 'What went back of an own donation after its receipt was issued', {
    body: statusRequestSchema,
    answer: receipt.receiptReturnsSchema,
    refusals: [404],
    handle: ownReceipts.receiptReturns,
  }),
  ownWrite('donation/receipt-statement', 'Since when an own donation is in the filed tax statement', {
    body: statusRequestSchema,
    answer: receipt.receiptStatementSchema,
    refusals: [404],
    handle: ownReceipts.receiptStatement,
  }),
  ownRead('donation/receipt-pdf', 'The receipt of an own confirmed donation as PDF', {
    query: receipt.receiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: ownReceipts.receiptFile,
  }),
  ownWrite('donation/mail-receipt', 'Mails the receipt of an own confirmed donation again', {
    body: statusRequestSchema,
    refusals: [404, 429],
    handle: ownReceipts.mailReceiptAgain,
  }),
  ownWrite('donation/receipt-pan', 'Adds the PAN of the profile to an own receipt, as a correction', {
    body: statusRequestSchema,
    refusals: [404, 409],
    handle: ownReceipts.addPanToReceipt,
  }),
  ownRead('donation/statement', 'Own paid donations of a financial year as PDF or CSV', {
    query: receipt.yearFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    alsoAs: 'text/csv',
    file: true,
    refusals: [429],
    handle: ownReceipts.statement,
  }),
  provenWrite('staff/correct-receipt', 'Issues the next version of a receipt, with a reason, and mails it', {
    body: receipts.correctReceiptSchema,
    answer: receipts.correctedReceiptSchema,
    refusals: [404, 409],
    handle: staffReceipt.correctByStaff,
  }),
  accountantRead('staff/receipt', 'Every version of a receipt, with the donor as it names them', {
    audits: null,
    query: receipts.staffReceiptQuerySchema,
    answer: receipts.staffReceiptSchema,
    refusals: [404],
    handle: staffReceipt.readStaffReceipt,
  }),
  accountantRead('staff/receipt-pdf', 'One version of a receipt as PDF', {
    audits: null,
    query: receipts.staffReceiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: staffReceipt.readStaffReceiptFile,
  }),
  publicRead('receipt-keys', 'The public keys that check the QR codes of receipts', {
    auth: 'none',
    answer: receipt.receiptKeysSchema,
    handle: checkReceipt.listKeys,
  }),
  openRead('receipt-check', 'Whether a receipt was refunded, corrected or cancelled after it was issued', {
    query: receipt.receiptCheckQuerySchema,
    answer: receipt.receiptCheckSchema,
    refusals: [404, 409],
    handle: checkReceipt.checkReceipt,
  }),
]

const pdf = { answer: { status: 200, type: 'application/pdf' } }

/** Donors' certificates of the tax office. */
export const certificateRoutes: readonly Route[] = [
  accountantRead('staff/certificates', 'The uploaded certificates of a tax year', {
    audits: 'certificates.read',
    query: certificates.certificatesQuerySchema,
    answer: certificates.certificatePageSchema,
    handle: staffCertificates.listCertificates,
  }),
  provenWrite('staff/certificate-files', 'Uploads certificates: PDFs, or ZIPs of PDFs, as the files `files`', {
    query: certificates.uploadQuerySchema,
    answer: certificates.uploadedSchema,
    refusals: [403, 404, 409, 413, 422],
    other: { body: 'multipart/form-data' },
    handle: uploadCertificates.uploadCertificates,
  }),
  accountantRead('staff/certificate', 'One certificate as PDF', {
    audits: null,
    query: certificates.certificateQuerySchema,
    refusals: [404],
    other: pdf,
    file: true,
    handle: openCertificate.openForStaff,
  }),
  staffSearch('accountant')(
    'staff/certificate-donors',
    'Donors of the filed statement, to match a certificate by hand',
    {
      audits: 'certificates.read',
      query: certificates.certificateDonorsQuerySchema,
      body: searchSchema,
      answer: certificates.certificateDonorsSchema,
      handle: uploadCertificates.findDonors,
    },
  ),
  accountantWrite('staff/certificate-match', 'Matches a certificate with a donor', {
    body: certificates.matchCertificateSchema,
    refusals: [404, 409],
    handle: uploadCertificates.matchByHand,
  }),
  accountantWrite('staff/certificate-remove', 'Removes a certificate that belongs to no donor', {
    body: certificates.certificateIdSchema,
    refusals: [404, 409],
    handle: uploadCertificates.removeCertificate,
  }),
  provenWrite('staff/certificates-deliver', 'Delivers the matched certificates to their donors', {
    body: certificates.deliverCertificatesSchema,
    answer: certificates.deliveredSchema,
    refusals: [404],
    handle: staffCertificates.deliverCertificates,
  }),
  ownRead('donation/certificates', 'The donor’s own certificates', {
    answer: receipt.ownCertificatesSchema,
    handle: openCertificate.listOwn,
  }),
  ownRead('donation/certificate', 'One of the donor’s own certificates as PDF', {
    query: certificates.certificateQuerySchema,
    refusals: [404],
    other: pdf,
    file: true,
    handle: openCertificate.openOwn,
  }),
]
