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
import type { Route } from '../platform/http/call.ts'
import { deliverCertificates } from '../accounting/statements/certificates/deliverCertificates.ts'
import { listCertificates } from '../accounting/statements/certificates/listCertificates.ts'
import { findDonors, matchByHand, removeCertificate } from '../accounting/statements/certificates/matchByHand.ts'
import { listOwn, openForStaff, openOwn } from '../accounting/statements/certificates/openCertificate.ts'
import { uploadCertificates } from '../accounting/statements/certificates/uploadCertificates.ts'
import { accountantRead, accountantWrite, ownRead } from './callers.ts'

const pdf = { answer: { status: 200, type: 'application/pdf' } }

/** Donors' certificates of the tax office. */
export const certificateRoutes: readonly Route[] = [
  {
    ...accountantRead,
    path: 'staff/certificates',
    audits: 'certificates.read',
    summary: 'The uploaded certificates of a tax year',
    query: certificatesQuerySchema,
    answer: certificatePageSchema,
    handle: listCertificates,
  },
  {
    ...accountantWrite,
    path: 'staff/certificate-files',
    recent: true,
    audits: null,
    summary: 'Uploads certificates: PDFs, or ZIPs of PDFs, as the files `files`',
    query: uploadQuerySchema,
    answer: uploadedSchema,
    refusals: [403, 404, 409, 413, 422],
    other: { body: 'multipart/form-data' },
    handle: uploadCertificates,
  },
  {
    ...accountantRead,
    path: 'staff/certificate',
    audits: null,
    summary: 'One certificate as PDF',
    query: certificateQuerySchema,
    answer: null,
    refusals: [404],
    other: pdf,
    handle: openForStaff,
  },
  {
    ...accountantRead,
    path: 'staff/certificate-donors',
    audits: 'certificates.read',
    summary: 'Donors of the filed statement, to match a certificate by hand',
    query: certificateDonorsQuerySchema,
    answer: certificateDonorsSchema,
    handle: findDonors,
  },
  {
    ...accountantWrite,
    path: 'staff/certificate-match',
    recent: false,
    audits: null,
    summary: 'Matches a certificate with a donor',
    body: matchCertificateSchema,
    answer: null,
    refusals: [404, 409],
    handle: matchByHand,
  },
  {
    ...accountantWrite,
    path: 'staff/certificate-remove',
    recent: false,
    audits: null,
    summary: 'Removes a certificate that belongs to no donor',
    body: certificateIdSchema,
    answer: null,
    refusals: [404, 409],
    handle: removeCertificate,
  },
  {
    ...accountantWrite,
    path: 'staff/certificates-deliver',
    recent: true,
    audits: null,
    summary: 'Delivers the matched certificates to their donors',
    body: deliverCertificatesSchema,
    answer: deliveredSchema,
    refusals: [404],
    handle: deliverCertificates,
  },
  {
    ...ownRead,
    path: 'donation/certificates',
    summary: 'The donor’s own certificates',
    answer: ownCertificatesSchema,
    handle: listOwn,
  },
  {
    ...ownRead,
    path: 'donation/certificate',
    summary: 'One of the donor’s own certificates as PDF',
    query: certificateQuerySchema,
    answer: null,
    refusals: [404],
    other: pdf,
    handle: openOwn,
  },
]
