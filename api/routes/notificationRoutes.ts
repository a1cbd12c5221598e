import * as z from 'zod/mini'
import {
  notificationCounterSchema,
  notificationPageSchema,
  notificationSettingsRequestSchema,
  notificationTypesSchema,
  readNotificationRequestSchema,
} from '../../shared/contract/people/notification.ts'
import { countTextSchema, pagingQuerySchema } from '../../shared/contract/paging.ts'
import { pledgeAnswerSchema, pledgeRequestSchema, pledgeSchema } from '../../shared/contract/people/pledge.ts'
import type { Route } from '../platform/http/call.ts'
import { listNotifications } from '../donors/notification/listNotifications.ts'
import { notificationTypes, updateNotificationSettings } from '../donors/notification/notificationTypes.ts'
import { notificationCounter, readNotification } from '../donors/notification/readNotification.ts'
import { createPledge, endPledge, readPledge } from '../donors/pledge/pledge.ts'
import { ownRead, ownWrite } from './callers.ts'

/** Notifications for a signed-in person, and the pledge. */
export const notificationRoutes: readonly Route[] = [
  {
    ...ownRead,
    path: 'notification',
    summary: 'Own notifications, newest first',
    query: pagingQuerySchema,
    answer: notificationPageSchema,
    handle: listNotifications,
  },
  {
    ...ownRead,
    path: 'notification/notification-counter',
    summary: 'How many are unread',
    answer: notificationCounterSchema,
    handle: notificationCounter,
  },
  {
    ...ownRead,
    path: 'notification/get-notification-types',
    summary: 'What can be switched on and off, and whether it is on',
    answer: notificationTypesSchema,
    handle: notificationTypes,
  },
  {
    ...ownWrite,
    path: 'notification/update-notification-settings',
    summary: 'Switches the given kinds on or off',
    body: notificationSettingsRequestSchema,
    answer: notificationTypesSchema,
    handle: updateNotificationSettings,
  },
  {
    ...ownWrite,
    path: 'notification/read-notification',
    summary: 'Marks a notification read, with `all` every earlier one too',
    query: z.object({ notificationId: z.optional(countTextSchema) }),
    body: readNotificationRequestSchema,
    answer: notificationCounterSchema,
    refusals: [404],
    handle: readNotification,
  },
  {
    ...ownRead,
    path: 'pledge',
    summary: 'The own pledge, or null',
    answer: pledgeAnswerSchema,
    handle: readPledge,
  },
  {
    ...ownWrite,
    path: 'pledge/create',
    summary: 'Promises a regular donation: a reminder, not a debit; replaces an earlier one',
    body: pledgeRequestSchema,
    answer: pledgeSchema,
    handle: createPledge,
  },
  {
    ...ownWrite,
    path: 'pledge/end',
    summary: 'Ends the pledge',
    answer: pledgeAnswerSchema,
    handle: endPledge,
  },
]
