import {
  mailAgainSchema,
  mailsQuerySchema,
  type UndeliveredMail,
  type UndeliveredPage,
} from '../../shared/contract/staff/mails.ts'
import { audit } from '../audit/audit.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson, readQuery } from '../base/http/readRequest.ts'
import { conflict, notFound } from '../base/http/refusal.ts'
import type { Selectable } from 'kysely'
import { readPage } from '../storage/readPage.ts'
import type { MailTable } from '../storage/tables/tables.ts'

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
    await audit({ db, now }, session.userId, 'mail_failures.changed', { subject: { kind: 'mail', id } })
  })
  mailer.wake()
  return { data: null, message: 'mail_queued' }
}

/** `GET staff/mails?state&page&per_page`. The mails that did not arrive, newest first, for staff. 422 at the wrong parameter. */
export async function listUndelivered({ deps, url }: Call<Session>): Promise<Answer> {
  const query = readQuery(url, mailsQuerySchema)
  const states = query.state ? [query.state] : (['failed', 'bounced'] as const)
  const wanted = deps.db.selectFrom('mails').where('mails.state', 'in', states)
  const shown = wanted
    .leftJoin('users', (join) => join.on((eb) => eb('users.email', '=', eb.fn<string>('lower', ['mails.recipient']))))
    .selectAll('mails')
    .select(['users.id as account_id', 'users.full_name as account_name', 'users.mail_bounced_at'])
    .orderBy('mails.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: UndeliveredPage = { rows: rows.map(describe), ...page }
  return { data }
}

interface Row extends Selectable<MailTable> {
  account_id: number | null
  account_name: string | null
  mail_bounced_at: Date | null
}

/** Staff never see the text of a mail: they learn only whether it is still there. */
const describe = (row: Row): UndeliveredMail => ({
  id: row.id,
  to: row.recipient,
  kind: row.kind,
  language: row.language,
  subject: row.subject,
  state: row.state === 'bounced' ? 'bounced' : 'failed',
  attempts: row.attempts,
  code: row.error_code,
  reason: row.error_text,
  created_at: row.created_at.toISOString(),
  settled_at: (row.settled_at ?? row.created_at).toISOString(),
  account:
    row.account_id === null
      ? null
      : { id: row.account_id, name: row.account_name ?? '', unreachable: row.mail_bounced_at !== null },
  resendable: row.body !== '',
})
