import type { ConsentPurpose } from '../../../shared/contract/people/myData.ts'
import { switchableKinds } from '../notification/settings.ts'
import type { Database } from '../../storage/database.ts'

type Withdraw = (db: Database, userId: number) => Promise<unknown>

/** What withdrawing consent to each purpose deletes or ends. A new purpose does not compile without an entry. */
export const withdrawals: Record<ConsentPurpose, Withdraw> = {
  // Receipts that are issued keep their own copy, as the tax law demands.
  tax: (db, userId) =>
    db
      .updateTable('users')
      .set({ pan: null, address_line: '', address_city: '', address_state: '', address_pin: '' })
      .where('id', '=', userId)
      .execute(),
  dates: (db, userId) => db.deleteFrom('special_dates').where('user_id', '=', userId).execute(),
  pledge: (db, userId) => db.deleteFrom('pledges').where('user_id', '=', userId).execute(),
  picture: (db, userId) => db.deleteFrom('portraits').where('user_id', '=', userId).execute(),
  birthday: (db, userId) => db.updateTable('users').set({ birthday: null }).where('id', '=', userId).execute(),
  notifications: async (db, userId) => {
    await db
      .insertInto('notification_settings')
      .values(switchableKinds.map((kind) => ({ user_id: userId, kind, is_on: false })))
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ is_on: false }))
      .execute()
    await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  },
}
