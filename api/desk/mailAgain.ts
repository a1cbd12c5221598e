import { mailAgainSchema } from '../../shared/contract/mail.ts'
import { audit } from '../audit/audit.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { conflict, notFound } from '../base/http/refusal.ts'

/**
 * `POST staff/mail-again`. Queues a mail that did not arrive, as if it were new. 404 for an unknown mail; 409 `mail_delivered`, `mail_waiting` or
 * `mail_erased` if there is nothing to send again.
 */
export async function mailAgain({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id } = await readJson(request, mailAgainSchema)
  const { now, mailer } = deps
  await deps.db.transaction().execute(async (db) => {
    // Two members of staff press at the same time: the second waits here and gets the refusal `mail_waiting`.
    const mail = await db
      .selectFrom('mails')
      .select(['state', 'body'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!mail) throw notFound()
    if (mail.state === 'sent') throw conflict('mail_delivered')
    if (mail.state === 'queued') throw conflict('mail_waiting')
    if (mail.body === '') throw conflict('mail_erased')
    await db
      .updateTable('mails')
      .set({ state: 'queued', attempts: 0, due_at: now(), settled_at: null, error_code: null, error_text: null })
      .where('id', '=', id)
      .execute()
    await audit({ db, now }, { actor: session.userId, action: 'mail_failures.changed', subject: { kind: 'mail', id } })
  })
  mailer.wake()
  return { data: null, message: 'mail_queued' }
}
