/** Donors' certificates of the tax office. Each throws `ApiError`. */
import {
  certificateDonorsSchema,
  certificatePageSchema,
  type CertificateState,
  deliveredSchema,
  uploadedSchema,
} from '../../contract/staff/certificates.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'
import type { Upload } from '../upload.ts'

export const certificates = (t: Transport, year: string, page: number, state?: CertificateState) =>
  t.get(`staff/certificates${query({ year, state, page })}`, certificatePageSchema)

/** @param form with the files as `files` */
export const uploadCertificates = <Form>(upload: Upload<Form>, year: string, form: Form) =>
  upload(`staff/certificate-files${query({ year })}`, form, uploadedSchema)

export const certificateDonors = (t: Transport, year: string, search: string) =>
  t.get(`staff/certificate-donors${query({ year, search })}`, certificateDonorsSchema)

export const matchCertificate = (t: Transport, id: number, serial: number) =>
  t.post('staff/certificate-match', { id, serial })

export const removeCertificate = (t: Transport, id: number) => t.post('staff/certificate-remove', { id })

export const deliverCertificates = (t: Transport, year: string) =>
  t.post('staff/certificates-deliver', { year }, deliveredSchema)
