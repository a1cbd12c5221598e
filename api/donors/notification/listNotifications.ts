import type { Selectable } from 'kysely'
import type { Notification, NotificationPage } from '../../../shared/contract/people/notification.ts'
import { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readPaging, readQuery } from '../../platform/http/readQuery.ts'
import type { NotificationTable } from '../../storage/tables/accountTables.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { TextTables } from '../../storage/tables/textTables.ts'

/** `GET notification?page=1&per_page=10`. The person's own notifications, newest first, in the reader's language. At most 50 a page; 422 for more. */
export async function listNotifications({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { page, per_page, limit, offset } = readPaging(readQuery(url, pagingQuerySchema))
  const own = deps.db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', session.userId)
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const data: NotificationPage = { rows: rows.map(toNotification), page, per_page, total }
  return { data }
}

function toNotification(
  row: Selectable<NotificationTable> & Pick<TextTables['notification_texts'], 'title' | 'description'>,
): Notification {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
    link: row.link,
  }
}
