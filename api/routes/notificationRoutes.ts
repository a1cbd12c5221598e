import * as z from 'zod/mini'
import {
  notificationCounterSchema,
  notificationPageSchema,
  notificationSettingsRequestSchema,
  notificationTypesSchema,
  readNotificationRequestSchema,
} from '../../shared/contract/people/notification.ts'
import { countTextSchema, pagingQuerySchema } from '../../shared/contract/paging.ts'
import {
  endPledgeRequestSchema,
  pledgeAnswerSchema,
  pledgeRequestSchema,
  pledgeSchema,
} from '../../shared/contract/people/pledge.ts'
import type { Route } from '../call.ts'
import { listNotifications } from '../donors/notification/listNotifications.ts'
import { notificationTypes, updateNotificationSettings } from '../donors/notification/notificationTypes.ts'
import { notificationCounter, readNotification } from '../donors/notification/readNotification.ts'
import { createPledge, endPledge, readPledge } from '../donors/pledge/pledge.ts'
import { ownRead, ownWrite } from './callers.ts'

/** Notifications for a signed-in person, and the pledge. */
export const notificationRoutes: readonly Route[] = [
  ownRead('notification', 'Own notifications, newest first', {
    query: pagingQuerySchema,
    answer: notificationPageSchema,
    handle: listNotifications,
  }),
  ownRead('notification/notification-counter', 'How many are unread', {
    answer: notificationCounterSchema,
    handle: notificationCounter,
  }),
  ownRead('notification/get-notification-types', 'What can be switched on and off, and whether it is on', {
    answer: notificationTypesSchema,
    handle: notificationTypes,
  }),
  ownWrite('notification/update-notification-settings', 'Switches the given kinds on or off', {
    body: notificationSettingsRequestSchema,
    answer: notificationTypesSchema,
    handle: updateNotificationSettings,
  }),
  ownWrite('notification/read-notification', 'Marks a notification read, with `all` every earlier one too', {
    query: z.object({ notificationId: z.optional(countTextSchema) }),
    body: readNotificationRequestSchema,
    answer: notificationCounterSchema,
    refusals: [404],
    handle: readNotification,
  }),
  ownRead('pledge', 'The own pledge, or null', { answer: pledgeAnswerSchema, handle: readPledge }),
  ownWrite('pledge/create', 'Promises a regular donation: a reminder, not a debit; replaces an earlier one', {
    body: pledgeRequestSchema,
    answer: pledgeSchema,
    refusals: [409],
    handle: createPledge,
  }),
  ownWrite('pledge/end', 'Ends the pledge', {
    body: endPledgeRequestSchema,
    answer: pledgeAnswerSchema,
    refusals: [409],
    handle: endPledge,
  }),
]
