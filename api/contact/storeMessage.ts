import { contactRequestSchema } from '../../shared/contract/contactForm.ts'
import type { Reference } from '../../shared/contract/reference.ts'
import { countAttempt } from '../accounts/limits/limit.ts'
import type { Answer, Call } from '../platform/http/call.ts'
import { readJson } from '../platform/http/readBody.ts'
import { acknowledgement, messageMail } from './mails.ts'
import { writeReference } from './reference.ts'
import { findTrustEmail } from './findTrust.ts'

/**
 * `POST contact-us/store { name, email, phone?, subject, message }`. Stores the message with the sender's account, if any. It mails the message to the trust,
 * and its number to the sender. 422 by field; 429 after several from one e-mail or network address within an hour.
 */
export async function storeMessage({ deps, request, session, language }: Call): Promise<Answer> {
  const written = await readJson(request, contactRequestSchema)
  await countAttempt(deps, { what: 'contact', account: written.email, address: deps.clientAddress(request) })
  const created_at = deps.now()
  const user_id = session?.userId ?? null
  const { id } = await deps.db
    .insertInto('messages')
    .values({ ...written, phone: written.phone ?? '', language, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data: Reference = { reference: writeReference('message', id, created_at) }
  const trust = await findTrustEmail(deps)
  if (trust) await deps.mailer.send({ ...messageMail(trust, data.reference, written), userId: user_id })
  await deps.mailer.send({ ...acknowledgement(written.email, data.reference, 'message', language), userId: user_id })
  return { data, message: 'message_stored' }
}
