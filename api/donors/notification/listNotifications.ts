import type { Selectable } from 'kysely'
import type { Notification, NotificationPage } from '../../../shared/contract/people/notification.ts'
import { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { readPage } from '../../storage/readPage.ts'
import type { NotificationTable } from '../../storage/tables/accountTables.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { TextTables } from '../../storage/tables/contentTables.ts'

/** `GET notification?page=1&per_page=10`. The person's own notifications, newest first, in the reader's language. At most 50 a page; 422 for more. */
export async function listNotifications({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const own = deps.db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', session.userId)
  const shown = own.selectAll().orderBy('id', 'desc')
  const { rows, ...page } = await readPage(own, shown, readQuery(url, pagingQuerySchema))
  const data: NotificationPage = { rows: rows.map(toNotification), ...page }
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
