import { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import {
  ownCertificatesSchema,
  receiptCheckQuerySchema,
  receiptCheckSchema,
  receiptFileQuerySchema,
  receiptKeysSchema,
  receiptLinkRequestSchema,
  receiptLinkSchema,
  receiptReturnsSchema,
  receiptStatementSchema,
  receiptSchema,
  sharedReceiptRequestSchema,
  sharedReceiptSchema,
  yearFileQuerySchema,
} from '../../shared/contract/donation/receipt.ts'
import {
  correctedReceiptSchema,
  correctReceiptSchema,
  staffReceiptFileQuerySchema,
  staffReceiptQuerySchema,
  staffReceiptSchema,
} from '../../shared/contract/staff/receipts.ts'
import {
  receipt,
  receiptFile,
  receiptReturns,
  receiptStatement,
  mailReceiptAgain,
  addPanToReceipt,
  statement,
} from '../donation/ownReceipts.ts'
import { linkReceipt, readSharedReceipt } from '../donation/sharedReceipt.ts'
import { searchSchema } from '../../shared/contract/staff/donations.ts'
import type { Route } from '../call.ts'
import { checkReceipt, listKeys } from '../accounting/receipts/checkReceipt.ts'
import { correctByStaff, readStaffReceipt, readStaffReceiptFile } from '../accounting/receipts/staffReceipt.ts'
import {
  accountantRead,
  accountantWrite,
  openRead,
  ownRead,
  ownWrite,
  publicRead,
  staffSearch,
  visitorWrite,
} from './callers.ts'
import {
  certificateDonorsQuerySchema,
  certificateDonorsSchema,
  certificateIdSchema,
  certificatePageSchema,
  certificateQuerySchema,
  certificatesQuerySchema,
  deliverCertificatesSchema,
  deliveredSchema,
  matchCertificateSchema,
  uploadedSchema,
  uploadQuerySchema,
} from '../../shared/contract/staff/certificates.ts'
import { deliverCertificates, listCertificates } from '../accounting/statements/certificates/staffCertificates.ts'
import {
  uploadCertificates,
  findDonors,
  matchByHand,
  removeCertificate,
} from '../accounting/statements/certificates/uploadCertificates.ts'
import { listOwn, openForStaff, openOwn } from '../accounting/statements/certificates/openCertificate.ts'

/** Receipts: read, download and mail one; check one that somebody shows. */
export const receiptRoutes: readonly Route[] = [
  ownWrite('donation/receipt', 'The receipt of an own confirmed donation', {
    body: statusRequestSchema,
    answer: receiptSchema,
    refusals: [404],
    handle: receipt,
  }),
  ownWrite('donation/receipt-link', 'Makes, reads or ends the link that opens an own receipt for others', {
    body: receiptLinkRequestSchema,
    answer: receiptLinkSchema,
    refusals: [404],
    handle: linkReceipt,
  }),
  visitorWrite('shared-receipt', 'The receipt behind a link, without PAN, address and e-mail of the donor', {
    body: sharedReceiptRequestSchema,
    answer: sharedReceiptSchema,
    refusals: [404, 429],
    handle: readSharedReceipt,
  }),
  ownWrite('donation/receipt-returns', 'What went back of an own donation after its receipt was issued', {
    body: statusRequestSchema,
    answer: receiptReturnsSchema,
    refusals: [404],
    handle: receiptReturns,
  }),
  ownWrite('donation/receipt-statement', 'Since when an own donation is in the filed tax statement', {
    body: statusRequestSchema,
    answer: receiptStatementSchema,
    refusals: [404],
    handle: receiptStatement,
  }),
  ownRead('donation/receipt-pdf', 'The receipt of an own confirmed donation as PDF', {
    query: receiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: receiptFile,
  }),
  ownWrite('donation/mail-receipt', 'Mails the receipt of an own confirmed donation again', {
    body: statusRequestSchema,
    refusals: [404, 429],
    handle: mailReceiptAgain,
  }),
  ownWrite('donation/receipt-pan', 'Adds the PAN of the profile to an own receipt, as a correction', {
    body: statusRequestSchema,
    refusals: [404, 409],
    handle: addPanToReceipt,
  }),
  ownRead('donation/statement', 'Own paid donations of a financial year as PDF or CSV', {
    query: yearFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    alsoAs: 'text/csv',
    file: true,
    refusals: [429],
    handle: statement,
  }),
  accountantWrite('staff/correct-receipt', 'Issues the next version of a receipt, with a reason, and mails it', {
    recent: true,
    audits: null,
    body: correctReceiptSchema,
    answer: correctedReceiptSchema,
    refusals: [404, 409],
    handle: correctByStaff,
  }),
  accountantRead('staff/receipt', 'Every version of a receipt, with the donor as it names them', {
    audits: null,
    query: staffReceiptQuerySchema,
    answer: staffReceiptSchema,
    refusals: [404],
    handle: readStaffReceipt,
  }),
  accountantRead('staff/receipt-pdf', 'One version of a receipt as PDF', {
    audits: null,
    query: staffReceiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: readStaffReceiptFile,
  }),
  publicRead('receipt-keys', 'The public keys that check the QR codes of receipts', {
    auth: 'none',
    answer: receiptKeysSchema,
    handle: listKeys,
  }),
  openRead('receipt-check', 'Whether a receipt was refunded, corrected or cancelled after it was issued', {
    query: receiptCheckQuerySchema,
    answer: receiptCheckSchema,
    refusals: [404, 409],
    handle: checkReceipt,
  }),
]

const pdf = { answer: { status: 200, type: 'application/pdf' } }

/** Donors' certificates of the tax office. */
export const certificateRoutes: readonly Route[] = [
  accountantRead('staff/certificates', 'The uploaded certificates of a tax year', {
    audits: 'certificates.read',
    query: certificatesQuerySchema,
    answer: certificatePageSchema,
    handle: listCertificates,
  }),
  accountantWrite('staff/certificate-files', 'Uploads certificates: PDFs, or ZIPs of PDFs, as the files `files`', {
    recent: true,
    audits: null,
    query: uploadQuerySchema,
    answer: uploadedSchema,
    refusals: [403, 404, 409, 413, 422],
    other: { body: 'multipart/form-data' },
    handle: uploadCertificates,
  }),
  accountantRead('staff/certificate', 'One certificate as PDF', {
    audits: null,
    query: certificateQuerySchema,
    refusals: [404],
    other: pdf,
    file: true,
    handle: openForStaff,
  }),
  staffSearch('accountant')(
    'staff/certificate-donors',
    'Donors of the filed statement, to match a certificate by hand',
    {
      audits: 'certificates.read',
      query: certificateDonorsQuerySchema,
      body: searchSchema,
      answer: certificateDonorsSchema,
      handle: findDonors,
    },
  ),
  accountantWrite('staff/certificate-match', 'Matches a certificate with a donor', {
    recent: false,
    audits: null,
    body: matchCertificateSchema,
    refusals: [404, 409],
    handle: matchByHand,
  }),
  accountantWrite('staff/certificate-remove', 'Removes a certificate that belongs to no donor', {
    recent: false,
    audits: null,
    body: certificateIdSchema,
    refusals: [404, 409],
    handle: removeCertificate,
  }),
  accountantWrite('staff/certificates-deliver', 'Delivers the matched certificates to their donors', {
    recent: true,
    audits: null,
    body: deliverCertificatesSchema,
    answer: deliveredSchema,
    refusals: [404],
    handle: deliverCertificates,
  }),
  ownRead('donation/certificates', 'The donor’s own certificates', { answer: ownCertificatesSchema, handle: listOwn }),
  ownRead('donation/certificate', 'One of the donor’s own certificates as PDF', {
    query: certificateQuerySchema,
    refusals: [404],
    other: pdf,
    file: true,
    handle: openOwn,
  }),
]
