import { sql } from 'kysely'
import type { mailAgainSchema, mailsQuerySchema, UndeliveredPage } from '../../shared/contract/staff/mails.ts'
import { audit } from '../audit/audit.ts'
import { type BeforeJson, type Handler, inTransaction } from '../call.ts'
import { conflict, notFound } from '../base/http/refusal.ts'
import { readPage } from '../storage/readPage.ts'

/**
 * `POST staff/mail-again`. Queues a mail that did not arrive, as if it were new. 404 for an unknown mail; 409 `mail_delivered`, `mail_waiting` or
 * `mail_erased` if there is nothing to send again.
 */
export const mailAgain = inTransaction<typeof mailAgainSchema>(async ({ deps, session }, { id }) => {
  const { db, now } = deps
  // Two members of staff press at the same time: the second waits here and gets the refusal `mail_waiting`.
  const mails = db.selectFrom('mails').select(['state', 'body']).where('id', '=', id)
  const mail = await mails.forUpdate().executeTakeFirst()
  if (!mail) throw notFound()
  if (mail.state === 'sent') throw conflict('mail_delivered')
  if (mail.state === 'queued') throw conflict('mail_waiting')
  if (mail.body === '') throw conflict('mail_erased')
  await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, due_at: now(), settled_at: null, error_code: null, error_text: null })
    .where('id', '=', id)
    .execute()
  await audit(deps, session.userId, 'mail_failures.changed', { subject: { kind: 'mail', id } })
  return { data: null, message: 'mail_queued' }
})

/**
 * `GET staff/mails?state&page&per_page`. The mails that did not arrive, newest first, for staff. They never see the text of a mail: they learn only whether it
 * is still there. 422 at the wrong parameter.
 */
export const listUndelivered: Handler<typeof mailsQuerySchema> = async ({ deps }, query) => {
  const states = query.state ? [query.state] : (['failed', 'bounced'] as const)
  const wanted = deps.db.selectFrom('mails').where('mails.state', 'in', states)
  const shown = wanted
    .leftJoin('users', (join) => join.on((eb) => eb('users.email', '=', eb.fn<string>('lower', ['mails.recipient']))))
    .select((eb) => [
      'mails.id',
      'mails.recipient as to',
      'mails.kind',
      'mails.language',
      'mails.subject',
      'mails.state',
      'mails.attempts',
      'mails.error_code as code',
      'mails.error_text as reason',
      'mails.created_at',
      eb.fn.coalesce('mails.settled_at', 'mails.created_at').as('settled_at'),
      sql<boolean>`mails.body <> ''`.as('resendable'),
      sql<Undelivered['account']>`case when users.id is not null then json_build_object('id', users.id,
        'name', coalesce(full_name, ''), 'unreachable', mail_bounced_at is not null) end`.as('account'),
    ])
    .$narrowType<{ state: Undelivered['state'] }>()
    .orderBy('mails.id', 'desc')
  return { data: (await readPage(wanted, shown, query)) satisfies BeforeJson<UndeliveredPage> }
}

type Undelivered = UndeliveredPage['rows'][number]
