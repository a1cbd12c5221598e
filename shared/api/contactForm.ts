/** Sends the contact form (specification, section 7). Throws `ApiError`; the API answers 429 after too many messages. */
import type { ContactRequest } from '../contract/contactForm.ts'
import { referenceSchema } from '../contract/reference.ts'
import type { Transport } from './transport.ts'

export const sendContact = (t: Transport, request: ContactRequest) =>
  t.post('contact-us/store', request, referenceSchema)
