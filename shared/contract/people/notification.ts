/** Notifications for a signed-in person (specification, sections 2, 3 and 7). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { idSchema, query, rupeesSchema, textOf } from '../basics.ts'
import { countTextSchema, pageSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** Kinds of notification. A client shows an unknown kind like any other. */
export const notificationKinds = [
  'welcome',
  'gift_confirmed',
  'gift_failed',
  'gift_refunded',
  'special_date',
  'pledge_reminder',
  /** A mail with a picture of what the donation became. */
  'deed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A row of `GET notification`; `created_at` is an ISO instant, `link` a path of the site. Texts are in the reader's language. */
export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  created_at: z.string(),
  read: z.boolean(),
  /** A path of our own site, never an address elsewhere. */
  link: z.nullish(textOf(/^\/(?![/\\])\S*$/)),
})
export type Notification = z.infer<typeof notificationSchema>

/** `GET notification?page=1&per_page=10`: newest first, at most 50 a page; 422 for more. */
export const notificationPageSchema = pageSchema(notificationSchema)
export type NotificationPage = z.infer<typeof notificationPageSchema>

/** `GET notification/notification-counter`: how many are unread. */
export const notificationCounterSchema = z.object({ notificationCount: rupeesSchema })

/** A row of `GET notification/get-notification-types`: a type of notification, and whether it is on. */
export const notificationTypeSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  on: z.boolean(),
})
export type NotificationType = z.infer<typeof notificationTypeSchema>
export const notificationTypesSchema = z.array(notificationTypeSchema)

/** Payload of `POST notification/update-notification-settings`: the keys to change; answers all types. 422 `settings: unknown` for another key. */
export const notificationSettingsRequestSchema = z.object({ settings: z.record(z.string(), z.boolean()) })

/**
 * Query and payload of `POST notification/read-notification?notificationId=5`: marks that one as read. With `all` (our addition) it marks every earlier one, too, as
 * View All does with the newest. The query's id counts if the body has none; without either, 422 `notificationId: required`. Answers the counter.
 */
export const readNotificationQuerySchema = z.object({ notificationId: z.optional(countTextSchema) })
export const readNotificationRequestSchema = z.object({
  notificationId: z.optional(idSchema),
  all: z.optional(z.boolean()),
})

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
