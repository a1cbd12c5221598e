import * as account from '../../shared/contract/people/account.ts'
import * as profile from '../../shared/contract/people/profile.ts'
import * as specialDate from '../../shared/contract/people/specialDate.ts'
import * as proveEmail from '../accounts/proveEmail.ts'
import { reauthenticate } from '../accounts/reauthenticate.ts'
import type { Route } from '../call.ts'
import { deleteAccount, readAccountId } from '../donors/profile/deleteAccount.ts'
import * as listSessions from '../donors/profile/listSessions.ts'
import * as profileCalls from '../donors/profile/profile.ts'
import * as specialDates from '../donors/profile/specialDates.ts'
import { updatePassword } from '../accounts/changePassword.ts'
import { dated, ownRead, ownWrite, donorRead, donorWrite, siteRead } from './callers.ts'
import * as notification from '../../shared/contract/people/notification.ts'
import { pagingQuerySchema } from '../../shared/contract/paging.ts'
import * as pledge from '../../shared/contract/people/pledge.ts'
import * as notifications from '../donors/notification/notifications.ts'
import * as pledgeCalls from '../donors/pledge.ts'
import * as myData from '../../shared/contract/people/myData.ts'
import * as declaration from '../donors/privacy/declaration.ts'
import * as exportData from '../donors/privacy/exportData.ts'
import * as myDataCalls from '../donors/privacy/myData.ts'

/** A signed-in person's account. */
export const profileRoutes: readonly Route[] = [
  ownRead('profile', 'The signed-in account with all that its owner told', {
    answer: profile.profileSchema,
    handle: profileCalls.profile,
  }),
  ownWrite('profile/update', 'Saves name, phone, address, PAN, birthday and language', {
    ...dated(profile.profileUpdateSchema),
    answer: profile.profileSchema,
    refusals: [409],
    handle: profileCalls.updateProfile,
  }),
  ownWrite('profile/pan', 'Saves the PAN, or removes it; it is answered masked', {
    body: profile.panRequestSchema,
    answer: profile.profileSchema,
    refusals: [409],
    handle: profileCalls.updatePan,
  }),
  ownWrite('profile/updateImage', 'Takes a picture (field image) and its crop (x, y, width, height in px)', {
    answer: profile.profileSchema,
    refusals: [413, 422, 429],
    other: { body: 'multipart/form-data' },
    handle: profileCalls.updateImage,
  }),
  ownWrite('profile/remove-image', 'Removes the picture', {
    answer: profile.profileSchema,
    handle: profileCalls.removeImage,
  }),
  ownWrite('profile/update-password', 'Changes the password and ends every other session', {
    body: account.updatePasswordRequestSchema,
    refusals: [429],
    handle: updatePassword,
  }),
  ownWrite('profile/email-code', 'Mails a code that proves the e-mail address of the account', {
    refusals: [429],
    handle: proveEmail.sendEmailCode,
  }),
  ownWrite('profile/confirm-email', 'Proves the e-mail address with the mailed code', {
    body: account.confirmEmailRequestSchema,
    answer: profile.profileSchema,
    refusals: [429],
    handle: proveEmail.confirmEmail,
  }),
  ownWrite('profile/reauthenticate', 'Proves again who calls; needed for dangerous acts after ten minutes', {
    body: account.reauthenticateRequestSchema,
    refusals: [429],
    handle: reauthenticate,
  }),
  ownRead('profile/sessions', 'Where the account is signed in, the last use first', {
    answer: account.signInSessionsSchema,
    handle: listSessions.listSessions,
  }),
  ownWrite('profile/end-session', 'Ends one session of the account', {
    body: account.endSessionRequestSchema,
    refusals: [404],
    handle: listSessions.endSession,
  }),
  ownWrite(
    'profile/end-other-sessions',
    'Ends every other session of the account; 403 `reauthenticate` after ten minutes',
    { handle: listSessions.endOtherSessions },
  ),
  ownWrite('profile/delete_account', 'Deletes the account; donations stay for the books without the person', {
    body: account.deleteAccountRequestSchema,
    reads: readAccountId,
    refusals: [404],
    handle: deleteAccount,
  }),
  ownRead('profile/occasions-list', 'Kinds of special date', {
    answer: specialDate.occasionsSchema,
    handle: specialDates.listOccasions,
  }),
  ownRead('profile/special-dates-list', 'Own special dates, the next to come first', {
    answer: specialDate.specialDatesSchema,
    handle: specialDates.listSpecialDates,
  }),
  ownWrite('profile/add-special-date', 'Notes a special date; at most 50 a person', {
    ...dated(specialDate.specialDateRequestSchema),
    answer: specialDate.specialDateSchema,
    handle: specialDates.addSpecialDate,
  }),
  ownRead('profile/delete-special-date/:id', 'Removes an own special date', {
    refusals: [404],
    handle: specialDates.deleteSpecialDate,
  }),
]

/** Notifications for a signed-in person, and the pledge. */
export const notificationRoutes: readonly Route[] = [
  ownRead('notification', 'Own notifications, newest first', {
    query: pagingQuerySchema,
    answer: notification.notificationPageSchema,
    handle: notifications.listNotifications,
  }),
  ownRead('notification/notification-counter', 'How many are unread', {
    answer: notification.notificationCounterSchema,
    handle: notifications.notificationCounter,
  }),
  ownRead('notification/get-notification-types', 'What can be switched on and off, and whether it is on', {
    answer: notification.notificationTypesSchema,
    handle: notifications.notificationTypes,
  }),
  ownWrite('notification/update-notification-settings', 'Switches the given kinds on or off', {
    body: notification.notificationSettingsRequestSchema,
    answer: notification.notificationTypesSchema,
    handle: notifications.updateNotificationSettings,
  }),
  ownWrite('notification/read-notification', 'Marks a notification read, with `all` every earlier one too', {
    query: notification.readNotificationQuerySchema,
    body: notification.readNotificationRequestSchema,
    reads: notifications.readRead,
    answer: notification.notificationCounterSchema,
    refusals: [404],
    handle: notifications.readNotification,
  }),
  ownRead('pledge', 'The own pledge, or null', { answer: pledge.pledgeAnswerSchema, handle: pledgeCalls.readPledge }),
  ownWrite('pledge/create', 'Promises a regular donation: a reminder, not a debit; replaces an earlier one', {
    body: pledge.pledgeRequestSchema,
    answer: pledge.pledgeSchema,
    refusals: [409],
    handle: pledgeCalls.createPledge,
  }),
  ownWrite('pledge/end', 'Ends the pledge', {
    body: pledge.endPledgeRequestSchema,
    answer: pledge.pledgeAnswerSchema,
    refusals: [409],
    handle: pledgeCalls.endPledge,
  }),
]

/** What a donor declares before the first donation, and a person's rights over their own data. */
export const privacyRoutes: readonly Route[] = [
  siteRead('privacy-notice', 'The notice about personal data of today, for forms that make an account', {
    answer: myData.shownNoticeSchema,
    handle: declaration.privacyNotice,
  }),
  donorRead('donation/declaration', 'What the caller declared about citizenship, and the texts of the question', {
    answer: myData.declarationSchema,
    handle: declaration.declaration,
  }),
  donorWrite('donation/declare', 'Declares to be an Indian citizen, an Indian organisation, or neither', {
    body: myData.declareRequestSchema,
    answer: myData.declarationSchema,
    refusals: [409, 429],
    handle: declaration.declare,
  }),
  ownRead('my-data', 'What the trust keeps about the caller', {
    answer: myData.myDataSchema,
    handle: myDataCalls.myData,
  }),
  ownRead(
    'my-data/export',
    'Everything that the trust keeps about the caller, as a file; 403 `reauthenticate` after ten minutes',
    {
      query: myData.exportQuerySchema,
      refusals: [429],
      other: { answer: { status: 200, type: 'application/json' } },
      file: exportData.requireExportProof,
      handle: exportData.exportData,
    },
  ),
  ownWrite('my-data/withdraw', 'Withdraws consent to one purpose: deletes what was entered for it', {
    body: myData.withdrawRequestSchema,
    answer: myData.myDataSchema,
    handle: myDataCalls.withdrawConsent,
  }),
]
