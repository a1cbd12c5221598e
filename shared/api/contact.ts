/** Contact and offline details (specification, section 7). Throws `ApiError`. */
import { contactSchema } from '../contract/content/contact.ts'
import type { Transport } from './transport.ts'

export const contact = (t: Transport) => t.get('get-contact-details', contactSchema)
