import { readNotificationRequestSchema } from '../../../shared/contract/people/notification.ts'
import { countTextSchema } from '../../../shared/contract/paging.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { checkPayload, parseJson, readText } from '../../base/http/readRequest.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { countRows } from '../../storage/readPage.ts'
import type { Database } from '../../storage/database.ts'

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
  const id = notificationId ?? idOf(url.searchParams.get('notificationId'))
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

function idOf(text: string | null): number {
  const id = countTextSchema.safeParse(text)
  if (!id.success) throw invalid({ notificationId: text ? 'invalid' : 'required' })
  return Number(id.data)
}

async function countUnread(db: Database, userId: number): Promise<{ notificationCount: number }> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId)
  return { notificationCount: await countRows(own.where('read_at', 'is', null)) }
}
