import { notificationKinds } from '../../../shared/contract/people/notification.ts'
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
