/** A donor's own certificates of the tax office. Separate from the desk's, so that donors do not load those. */
import * as z from 'zod/mini'
import { idSchema } from './basics.ts'
import { financialYearSchema } from './donation/donationHistory.ts'

/** `GET donation/certificates`: the donor's own, newest first. `replaces` is the day of the certificate that it replaces. */
export const ownCertificatesSchema = z.array(
  z.object({
    id: idSchema,
    year: financialYearSchema,
    name: z.string(),
    delivered_at: z.string(),
    replaces: z.nullable(z.string()),
  }),
)
export type OwnCertificates = z.infer<typeof ownCertificatesSchema>
