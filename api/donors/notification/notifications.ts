import { sql } from 'kysely'
import {
  notificationKinds,
  type notificationSettingsRequestSchema,
  type readNotificationQuerySchema,
  readNotificationRequestSchema,
  type NotificationKind,
  type NotificationPage,
  type NotificationType,
} from '../../../shared/contract/people/notification.ts'
import type { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { Answer, BeforeJson, Call, Session, Handler } from '../../call.ts'
import type { Language } from '../../../shared/languages.ts'
import { checkPayload, readJsonOrNothing } from '../../base/http/readRequest.ts'
import { texts } from '../../texts/texts.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { countRows, readPage } from '../../storage/readPage.ts'
import type { Database } from '../../storage/database.ts'
import { inLanguage } from '../../storage/inLanguage.ts'

/** `GET notification/notification-counter`. The number of unread notifications. */
export async function notificationCounter({ deps, session }: Call<Session>): Promise<Answer> {
  return { data: await countUnread(deps.db, session.userId) }
}

/** The payload may be empty. */
export const readRead = async ({ request }: Pick<Call, 'request'>) =>
  checkPayload(readNotificationRequestSchema, await readJsonOrNothing(request))

/**
 * `POST notification/read-notification?notificationId=5 { notificationId: 5, all? }`. Marks that one as read, with `all` every earlier one, too (View All
 * sends the newest). Answers the number of unread ones. The query's id counts if the body has none; 422 without either. 404 for somebody else's.
 */
export const readNotification: Handler<
  typeof readNotificationQuerySchema,
  typeof readNotificationRequestSchema
> = async ({ deps, session }, query, { notificationId, all = false }) => {
  const id = notificationId ?? Number(query.notificationId ?? NaN)
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
export const listNotifications: Handler<typeof pagingQuerySchema> = async ({ deps, session, language }, query) => {
  const own = deps.db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', session.userId)
  const shown = own
    .select(['id', 'title', 'description', 'kind', 'link', 'created_at'])
    .select(sql<boolean>`read_at is not null`.as('read'))
    .orderBy('id', 'desc')
  const data: BeforeJson<NotificationPage> = await readPage(own, shown, query)
  return { data }
}

/** Kinds that a person can switch off. The welcome is sent once, before anybody can switch. */
export const switchableKinds = notificationKinds.filter((kind) => kind !== 'welcome')

/** Every kind with a switch, and whether it is on for this person; on unless they switched it off. */
export async function readSettings(db: Database, userId: number): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'is_on'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.kind, row.is_on]))
  return new Map(switchableKinds.map((kind) => [kind, chosen.get(kind) ?? true]))
}

/** Switches kinds on or off for a person, and keeps the others. */
export async function writeSettings(
  db: Database,
  userId: number,
  changes: Readonly<Partial<Record<NotificationKind, boolean>>>,
): Promise<void> {
  const rows = Object.entries(changes).map(([kind, is_on]) => ({ user_id: userId, kind, is_on }))
  if (rows.length === 0) return
  await db
    .insertInto('notification_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on') })),
    )
    .execute()
}

/** `GET notification/get-notification-types`. The types of notification, and whether each is on. */
export async function notificationTypes({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await readTypes(deps.db, session.userId, language) }
}

/**
 * `POST notification/update-notification-settings { settings: { gift_failed: false } }`. Changes the given kinds and keeps the others; answers all types with
 * their current state. 422 `settings: unknown` for another kind, and then nothing changes.
 */
export const updateNotificationSettings: Handler<typeof notificationSettingsRequestSchema> = async (call, sent) => {
  const { deps, session, language } = call
  const { settings } = sent
  const known: readonly string[] = switchableKinds
  if (Object.keys(settings).some((kind) => !known.includes(kind))) throw invalid({ settings: 'unknown' })
  await writeSettings(deps.db, session.userId, settings)
  return { data: await readTypes(deps.db, session.userId, language), message: 'saved' }
}

async function readTypes(db: Database, userId: number, language: Language): Promise<NotificationType[]> {
  const settings = await readSettings(db, userId)
  const { types } = texts[language].notifications
  return switchableKinds.map((key) => ({ key, ...types[key], on: settings.get(key) ?? true }))
}
