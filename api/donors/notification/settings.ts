import {
  type NotificationKind,
  type NotificationType,
  notificationSettingsRequestSchema,
  notificationKinds,
} from '../../../shared/contract/people/notification.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { invalid } from '../../base/http/refusal.ts'
import type { Language } from '../../../shared/languages.ts'
import { texts } from '../../texts/texts.ts'
import type { Database } from '../../storage/database.ts'

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
export async function updateNotificationSettings(call: Call<Session>): Promise<Answer> {
  const { deps, request, session, language } = call
  const { settings } = await readJson(request, notificationSettingsRequestSchema)
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
