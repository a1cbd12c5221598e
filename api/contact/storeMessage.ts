import { contactRequestSchema } from '../../shared/contract/contactForm.ts'
import { countAttempt } from '../accounts/limits/limit.ts'
import type { Answer, Call } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { acknowledge } from './acknowledge.ts'

/**
 * `POST contact-us/store { name, email, phone?, subject, message }`. Stores the message with the sender's account, if any. It mails the message to the trust,
 * and its number to the sender. 422 by field; 429 after several from one e-mail or network address within an hour.
 */
export async function storeMessage(call: Call): Promise<Answer> {
  const { deps, request, session, language } = call
  const written = await readJson(request, contactRequestSchema)
  await countAttempt(deps, { what: 'contact', account: written.email, address: deps.clientAddress(request) })
  const created_at = deps.now()
  const user_id = session?.userId ?? null
  const { id } = await deps.db
    .insertInto('messages')
    .values({ ...written, phone: written.phone ?? '', language, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name, email, phone, subject, message } = written
  const forTrust = { subject, facts: { From: name, 'E-mail': email, Phone: phone }, message }
  const data = await acknowledge(call, { kind: 'message', id, at: created_at, email }, forTrust)
  return { data, message: 'message_stored' }
}
