import {
  confirmEmailRequestSchema,
  deleteAccountRequestSchema,
  updatePasswordRequestSchema,
} from '../../shared/contract/people/ownAccount.ts'
import { panRequestSchema, profileSchema, profileUpdateSchema } from '../../shared/contract/people/profile.ts'
import {
  occasionsSchema,
  specialDateRequestSchema,
  specialDateSchema,
  specialDatesSchema,
} from '../../shared/contract/people/specialDate.ts'
import {
  endSessionRequestSchema,
  reauthenticateRequestSchema,
  signInSessionsSchema,
} from '../../shared/contract/people/signInSession.ts'
import { confirmEmail, sendEmailCode } from '../accounts/proveEmail.ts'
import { reauthenticate } from '../accounts/reauthenticate.ts'
import type { Route } from '../call.ts'
import { deleteAccount } from '../donors/profile/deleteAccount.ts'
import { endOtherSessions, endSession, listSessions } from '../donors/profile/listSessions.ts'
import { profile } from '../donors/profile/readProfile.ts'
import { addSpecialDate, deleteSpecialDate, listOccasions, listSpecialDates } from '../donors/profile/specialDates.ts'
import { removeImage, updateImage } from '../donors/profile/updateImage.ts'
import { updatePassword } from '../donors/profile/updatePassword.ts'
import { updatePan, updateProfile } from '../donors/profile/updateProfile.ts'
import { ownRead, ownWrite } from './callers.ts'

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
