import {
  confirmEmailRequestSchema,
  deleteAccountRequestSchema,
  endSessionRequestSchema,
  reauthenticateRequestSchema,
  signInSessionsSchema,
  updatePasswordRequestSchema,
} from '../../shared/contract/people/account.ts'
import { panRequestSchema, profileSchema, profileUpdateSchema } from '../../shared/contract/people/profile.ts'
import {
  occasionsSchema,
  specialDateRequestSchema,
  specialDateSchema,
  specialDatesSchema,
} from '../../shared/contract/people/specialDate.ts'
import { confirmEmail, sendEmailCode } from '../accounts/proveEmail.ts'
import { reauthenticate } from '../accounts/reauthenticate.ts'
import type { Route } from '../call.ts'
import { deleteAccount } from '../donors/profile/deleteAccount.ts'
import { endOtherSessions, endSession, listSessions } from '../donors/profile/listSessions.ts'
import { profile, updatePan, updateProfile } from '../donors/profile/profile.ts'
import { addSpecialDate, deleteSpecialDate, listOccasions, listSpecialDates } from '../donors/profile/specialDates.ts'
import { removeImage, updateImage } from '../donors/profile/portrait.ts'
import { updatePassword } from '../accounts/changePassword.ts'
import { ownRead, ownWrite, donorRead, donorWrite, siteRead } from './callers.ts'
import {
  notificationCounterSchema,
  notificationPageSchema,
  notificationSettingsRequestSchema,
  notificationTypesSchema,
  readNotificationQuerySchema,
  readNotificationRequestSchema,
} from '../../shared/contract/people/notification.ts'
import { pagingQuerySchema } from '../../shared/contract/paging.ts'
import {
  endPledgeRequestSchema,
  pledgeAnswerSchema,
  pledgeRequestSchema,
  pledgeSchema,
} from '../../shared/contract/people/pledge.ts'
import { notificationCounter, readNotification, listNotifications } from '../donors/notification/notifications.ts'
import { notificationTypes, updateNotificationSettings } from '../donors/notification/settings.ts'
import { createPledge, endPledge, readPledge } from '../donors/pledge.ts'
import {
  declarationSchema,
  declareRequestSchema,
  exportQuerySchema,
  myDataSchema,
  shownNoticeSchema,
  withdrawRequestSchema,
} from '../../shared/contract/people/myData.ts'
import { declaration, declare } from '../donors/privacy/declaration.ts'
import { exportData, requireExportProof } from '../donors/privacy/exportData.ts'
import { myData, withdrawConsent } from '../donors/privacy/myData.ts'
import { privacyNotice } from '../donors/privacy/privacyNotice.ts'

/** The API's document shows schemas that depend on today. Any day will do there. */
const anyDay = '2026-01-01'

/** A signed-in person's account. */
export const profileRoutes: readonly Route[] = [
  ownRead('profile', 'The signed-in account with all that its owner told', { answer: profileSchema, handle: profile }),
  ownWrite('profile/update', 'Saves name, phone, address, PAN, birthday and language', {
    body: profileUpdateSchema(anyDay),
    answer: profileSchema,
    refusals: [409],
    handle: updateProfile,
  }),
  ownWrite('profile/pan', 'Saves the PAN, or removes it; it is answered masked', {
    body: panRequestSchema,
    answer: profileSchema,
    refusals: [409],
    handle: updatePan,
  }),
  ownWrite('profile/updateImage', 'Takes a picture (field image) and its crop (x, y, width, height in px)', {
    answer: profileSchema,
    refusals: [413, 422, 429],
    other: { body: 'multipart/form-data' },
    handle: updateImage,
  }),
  ownWrite('profile/remove-image', 'Removes the picture', { answer: profileSchema, handle: removeImage }),
  ownWrite('profile/update-password', 'Changes the password and ends every other session', {
    body: updatePasswordRequestSchema,
    refusals: [429],
    handle: updatePassword,
  }),
  ownWrite('profile/email-code', 'Mails a code that proves the e-mail address of the account', {
    refusals: [429],
    handle: sendEmailCode,
  }),
  ownWrite('profile/confirm-email', 'Proves the e-mail address with the mailed code', {
    body: confirmEmailRequestSchema,
    answer: profileSchema,
    refusals: [429],
    handle: confirmEmail,
  }),
  ownWrite('profile/reauthenticate', 'Proves again who calls; needed for dangerous acts after ten minutes', {
    body: reauthenticateRequestSchema,
    refusals: [429],
    handle: reauthenticate,
  }),
  ownRead('profile/sessions', 'Where the account is signed in, the last use first', {
    answer: signInSessionsSchema,
    handle: listSessions,
  }),
  ownWrite('profile/end-session', 'Ends one session of the account', {
    body: endSessionRequestSchema,
    refusals: [404],
    handle: endSession,
  }),
  ownWrite(
    'profile/end-other-sessions',
    'Ends every other session of the account; 403 `reauthenticate` after ten minutes',
    { handle: endOtherSessions },
  ),
  ownWrite('profile/delete_account', 'Deletes the account; donations stay for the books without the person', {
    body: deleteAccountRequestSchema,
    refusals: [404],
    handle: deleteAccount,
  }),
  ownRead('profile/occasions-list', 'Kinds of special date', { answer: occasionsSchema, handle: listOccasions }),
  ownRead('profile/special-dates-list', 'Own special dates, the next to come first', {
    answer: specialDatesSchema,
    handle: listSpecialDates,
  }),
  ownWrite('profile/add-special-date', 'Notes a special date; at most 50 a person', {
    body: specialDateRequestSchema(anyDay),
    answer: specialDateSchema,
    handle: addSpecialDate,
  }),
  ownRead('profile/delete-special-date/:id', 'Removes an own special date', {
    refusals: [404],
    handle: deleteSpecialDate,
  }),
]

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
    query: readNotificationQuerySchema,
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

/** What a donor declares before the first donation, and a person's rights over their own data. */
export const privacyRoutes: readonly Route[] = [
  siteRead('privacy-notice', 'The notice about personal data of today, for forms that make an account', {
    answer: shownNoticeSchema,
    handle: privacyNotice,
  }),
  donorRead('donation/declaration', 'What the caller declared about citizenship, and the texts of the question', {
    answer: declarationSchema,
    handle: declaration,
  }),
  donorWrite('donation/declare', 'Declares to be an Indian citizen, an Indian organisation, or neither', {
    body: declareRequestSchema,
    answer: declarationSchema,
    refusals: [409, 429],
    handle: declare,
  }),
  ownRead('my-data', 'What the trust keeps about the caller', { answer: myDataSchema, handle: myData }),
  ownRead(
    'my-data/export',
    'Everything that the trust keeps about the caller, as a file; 403 `reauthenticate` after ten minutes',
    {
      query: exportQuerySchema,
      refusals: [429],
      other: { answer: { status: 200, type: 'application/json' } },
      file: requireExportProof,
      handle: exportData,
    },
  ),
  ownWrite('my-data/withdraw', 'Withdraws consent to one purpose: deletes what was entered for it', {
    body: withdrawRequestSchema,
    answer: myDataSchema,
    handle: withdrawConsent,
  }),
]
