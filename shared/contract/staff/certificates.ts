/** Donors' certificates of the tax office, as staff see them. Times are ISO instants. */
import * as z from 'zod/mini'
import { countSchema, idSchema, query, rupeesSchema } from '../basics.ts'
import { financialYearSchema } from '../donation/donation.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'
import type { Transport } from '../transport.ts'
import type { Upload } from '../upload.ts'

/** `waiting`: matched, and not delivered yet. */
export const certificateStates = ['unmatched', 'ambiguous', 'waiting', 'mailed', 'by_hand', 'replaced'] as const
export const certificateStateSchema = z.enum(certificateStates)
export type CertificateState = z.infer<typeof certificateStateSchema>

/** `file` is the uploaded name with PANs masked. `replaces` is the id of the certificate that it replaces. */
export const certificateSchema = z.object({
  id: idSchema,
  file: z.string(),
  state: certificateStateSchema,
  donor: z.nullable(z.string()),
  replaces: z.nullable(idSchema),
  uploaded_at: z.string(),
})
export type CertificateRow = z.infer<typeof certificateSchema>

export const certificatesQuerySchema = z.extend(pagingQuerySchema, {
  year: financialYearSchema,
  state: z.optional(certificateStateSchema),
})
/** Answer of `GET staff/certificates`: what needs a person first. */
export const certificatePageSchema = z.extend(pageSchema(certificateSchema), { waiting: rupeesSchema })
export type CertificatePage = z.infer<typeof certificatePageSchema>

export const uploadQuerySchema = z.object({ year: financialYearSchema })
/** Why a file of an upload was not stored. `name` has PANs masked. */
export const refusedFileSchema = z.object({
  name: z.string(),
  why: z.enum(['not_pdf', 'too_large', 'known', 'broken']),
})
/** Answer of `POST staff/certificate-files?year=2026-27`. */
export const uploadedSchema = z.object({
  matched: rupeesSchema,
  unmatched: rupeesSchema,
  ambiguous: rupeesSchema,
  refused: z.array(refusedFileSchema),
})
export type Uploaded = z.infer<typeof uploadedSchema>

export const certificateQuerySchema = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'invalid')) })
export const certificateIdSchema = z.object({ id: idSchema })

/** `POST staff/certificate-donors?year=2026-27 { search }`: donors of the filed statement. `serial` is a row of the donor. */
export const certificateDonorsQuerySchema = z.object({ year: financialYearSchema })
export const certificateDonorsSchema = z.array(
  z.object({ serial: countSchema, name: z.string(), id: z.string(), rupees: rupeesSchema }),
)
export type CertificateDonors = z.infer<typeof certificateDonorsSchema>

/** `POST staff/certificate-match`: the certificate belongs to the donor of this row of the filed statement. */
export const matchCertificateSchema = z.object({ id: idSchema, serial: countSchema })

/** `POST staff/certificates-deliver`. */
export const deliverCertificatesSchema = z.object({ year: financialYearSchema })
export const deliveredSchema = z.object({ mailed: rupeesSchema, by_hand: rupeesSchema })
export type Delivered = z.infer<typeof deliveredSchema>

// Donors' certificates of the tax office. Each throws `ApiError`.

export const certificates = (t: Transport, year: string, page: number, state?: CertificateState) =>
  t.get(`staff/certificates${query({ year, state, page })}`, certificatePageSchema)

/** @param form with the files as `files` */
export const uploadCertificates = <Form>(upload: Upload<Form>, year: string, form: Form) =>
  upload(`staff/certificate-files${query({ year })}`, form, uploadedSchema)

export const certificateDonors = (t: Transport, year: string, search: string) =>
  t.post(`staff/certificate-donors${query({ year })}`, { search }, certificateDonorsSchema)

export const matchCertificate = (t: Transport, id: number, serial: number) =>
  t.post('staff/certificate-match', { id, serial })

export const removeCertificate = (t: Transport, id: number) => t.post('staff/certificate-remove', { id })

export const deliverCertificates = (t: Transport, year: string) =>
  t.post('staff/certificates-deliver', { year }, deliveredSchema)
