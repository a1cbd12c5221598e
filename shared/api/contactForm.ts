/** Writing to the trust (specification, section 7). Throws `ApiError`; refused with 429 after too many messages. */
import type { ContactRequest } from '../contract/contactForm.ts'
import { referenceSchema } from '../contract/reference.ts'
import type { Transport } from './transport.ts'

export const sendContact = (t: Transport, request: ContactRequest) =>
  t.post('contact-us/store', request, referenceSchema)
