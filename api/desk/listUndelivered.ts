import type { Selectable } from 'kysely'
import { mailsQuerySchema, type UndeliveredMail, type UndeliveredPage } from '../../shared/contract/mail.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { readPage } from '../storage/readPage.ts'
import type { MailTable } from '../storage/tables/tables.ts'

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
