import {
  readNotificationQuerySchema,
  readNotificationRequestSchema,
  type NotificationPage,
} from '../../../shared/contract/people/notification.ts'
import { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { checkPayload, parseJson, readText, readQuery } from '../../base/http/readRequest.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { countRows, readPage } from '../../storage/readPage.ts'
import type { Database } from '../../storage/database.ts'
import { inLanguage } from '../../storage/inLanguage.ts'

/** `GET notification/notification-counter`. The number of unread notifications. */
export async function notificationCounter({ deps, session }: Call<Session>): Promise<Answer> {
  return { data: await countUnread(deps.db, session.userId) }
}

/**
 * `POST notification/read-notification?notificationId=5 { notificationId: 5, all? }`. Marks that one as read, with `all` every earlier one, too (View All
 * sends the newest). Answers the number of unread ones. The query's id counts if the body has none; 422 without either. 404 for somebody else's.
 */
export async function readNotification({ deps, request, url, session }: Call<Session>): Promise<Answer> {
  const text = await readText(request)
  const { notificationId, all = false } = checkPayload(
    readNotificationRequestSchema,
    text === '' ? {} : parseJson(text),
  )
  const id = notificationId ?? Number(readQuery(url, readNotificationQuerySchema).notificationId ?? NaN)
  if (!id) throw invalid({ notificationId: 'required' })
  const own = await deps.db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  if (!own) throw notFound()
  await deps.db
    .updateTable('notifications')
    .set({ read_at: deps.now() })
    .where('user_id', '=', session.userId)
    .where('id', all ? '<=' : '=', id)
    .where('read_at', 'is', null)
    .execute()
  return { data: await countUnread(deps.db, session.userId), message: 'notifications_read' }
}

async function countUnread(db: Database, userId: number): Promise<{ notificationCount: number }> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId)
  return { notificationCount: await countRows(own.where('read_at', 'is', null)) }
}

/** `GET notification?page=1&per_page=10`. The person's own notifications, newest first, in the reader's language. At most 50 a page; 422 for more. */
export async function listNotifications({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const own = deps.db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', session.userId)
  const shown = own.selectAll().orderBy('id', 'desc')
  const { rows, ...page } = await readPage(own, shown, readQuery(url, pagingQuerySchema))
  const data: NotificationPage = {
    rows: rows.map(({ id, title, description, kind, link, created_at, read_at }) => ({
      id,
      title,
      description,
      kind,
      link,
      created_at: created_at.toISOString(),
      read: read_at !== null,
    })),
    ...page,
  }
  return { data }
}
