import { ownCertificatesSchema } from '../../shared/contract/ownCertificates.ts'
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
import type { Route } from '../call.ts'
import { deliverCertificates } from '../accounting/statements/certificates/deliverCertificates.ts'
import { listCertificates } from '../accounting/statements/certificates/listCertificates.ts'
import { findDonors, matchByHand, removeCertificate } from '../accounting/statements/certificates/matchByHand.ts'
import { listOwn, openForStaff, openOwn } from '../accounting/statements/certificates/openCertificate.ts'
import { uploadCertificates } from '../accounting/statements/certificates/uploadCertificates.ts'
import { accountantRead, accountantWrite, ownRead } from './callers.ts'

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
  accountantRead('staff/certificate-donors', 'Donors of the filed statement, to match a certificate by hand', {
    audits: 'certificates.read',
    query: certificateDonorsQuerySchema,
    answer: certificateDonorsSchema,
    handle: findDonors,
  }),
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
