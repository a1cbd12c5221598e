/** Notifications (specification, sections 2, 4 and 7). Each throws `ApiError`. */
import {
  notificationCounterSchema,
  notificationPageSchema,
  notificationTypesSchema,
} from '../../contract/people/notification.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** The header requests page 1 with 6 rows. */
export const notifications = (t: Transport, page: number, perPage: number) =>
  t.get(`notification${query({ page, per_page: perPage })}`, notificationPageSchema)

export const notificationCounter = (t: Transport) =>
  t.get('notification/notification-counter', notificationCounterSchema)

export const notificationTypes = (t: Transport) => t.get('notification/get-notification-types', notificationTypesSchema)

/** Changes the given keys only; answers all types with their current state. */
export const updateNotificationSettings = (t: Transport, settings: Record<string, boolean>) =>
  t.post('notification/update-notification-settings', { settings }, notificationTypesSchema)

/** Marks that notification and every earlier one as read. Never call it without an id (specification, section 5). */
export const readNotificationsUpTo = (t: Transport, notificationId: number) =>
  t.post(
    `notification/read-notification?notificationId=${notificationId}`,
    { notificationId, all: true },
    notificationCounterSchema,
  )
