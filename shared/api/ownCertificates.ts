import { ownCertificatesSchema } from '../contract/ownCertificates.ts'
import type { Transport } from './transport.ts'

/** The signed-in donor's own certificates of the tax office. Throws `ApiError`. */
export const ownCertificates = (t: Transport) => t.get('donation/certificates', ownCertificatesSchema)
