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

/** Notifications for a signed-in person, and the pledge. */
export const notificationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'notification',
    audience: 'site',
    auth: 'full',
    summary: 'Own notifications, newest first',
    query: pagingQuerySchema,
    answer: notificationPageSchema,
    handle: listNotifications,
  },
  {
    method: 'GET',
    path: 'notification/notification-counter',
    audience: 'site',
    auth: 'full',
    summary: 'How many are unread',
    answer: notificationCounterSchema,
    handle: notificationCounter,
  },
  {
    method: 'GET',
    path: 'notification/get-notification-types',
    audience: 'site',
    auth: 'full',
    summary: 'What can be switched on and off, and whether it is on',
    answer: notificationTypesSchema,
    handle: notificationTypes,
  },
  {
    method: 'POST',
    path: 'notification/update-notification-settings',
    audience: 'site',
    auth: 'full',
    summary: 'Switches the given kinds on or off',
    body: notificationSettingsRequestSchema,
    answer: notificationTypesSchema,
    handle: updateNotificationSettings,
  },
  {
    method: 'POST',
    path: 'notification/read-notification',
    audience: 'site',
    auth: 'full',
    summary: 'Marks a notification read, with `all` every earlier one too',
    query: z.object({ notificationId: z.optional(countTextSchema) }),
    body: readNotificationRequestSchema,
    answer: notificationCounterSchema,
    refusals: [404],
    handle: readNotification,
  },
  {
    method: 'GET',
    path: 'pledge',
    audience: 'site',
    auth: 'full',
    summary: 'The own pledge, or null',
    answer: pledgeAnswerSchema,
    handle: readPledge,
  },
  {
    method: 'POST',
    path: 'pledge/create',
    audience: 'site',
    auth: 'full',
    summary: 'Promises a regular donation: a reminder, not a debit; replaces an earlier one',
    body: pledgeRequestSchema,
    answer: pledgeSchema,
    handle: createPledge,
  },
  {
    method: 'POST',
    path: 'pledge/end',
    audience: 'site',
    auth: 'full',
    summary: 'Ends the pledge',
    answer: pledgeAnswerSchema,
    handle: endPledge,
  },
]
