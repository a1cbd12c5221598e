import { deleteAccountRequestSchema, updatePasswordRequestSchema } from '../../shared/contract/people/ownAccount.ts'
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
import { reauthenticate } from '../accounts/reauthenticate.ts'
import type { Route } from '../platform/http/call.ts'
import { deleteAccount } from '../donors/profile/deleteAccount.ts'
import { endOtherSessions, endSession, listSessions } from '../donors/profile/listSessions.ts'
import { profile } from '../donors/profile/readProfile.ts'
import { addSpecialDate, deleteSpecialDate, listOccasions, listSpecialDates } from '../donors/profile/specialDates.ts'
import { removeImage, updateImage } from '../donors/profile/updateImage.ts'
import { updatePassword } from '../donors/profile/updatePassword.ts'
import { updatePan, updateProfile } from '../donors/profile/updateProfile.ts'

/** The API's document shows schemas that depend on today. Any day will do there. */
const anyDay = '2026-01-01'

/** A signed-in person's account. */
export const profileRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'profile',
    audience: 'site',
    auth: 'full',
    summary: 'The signed-in account with all that its owner told',
    answer: profileSchema,
    handle: profile,
  },
  {
    method: 'POST',
    path: 'profile/update',
    audience: 'site',
    auth: 'full',
    summary: 'Saves name, phone, address, PAN, birthday and language',
    body: profileUpdateSchema(anyDay),
    answer: profileSchema,
    handle: updateProfile,
  },
  {
    method: 'POST',
    path: 'profile/pan',
    audience: 'site',
    auth: 'full',
    summary: 'Saves the PAN, or removes it; it is answered masked',
    body: panRequestSchema,
    answer: profileSchema,
    handle: updatePan,
  },
  {
    method: 'POST',
    path: 'profile/updateImage',
    audience: 'site',
    auth: 'full',
    summary: 'Takes a picture (field image) and its crop (x, y, width, height in px)',
    answer: profileSchema,
    refusals: [413, 422, 429],
    other: { body: 'multipart/form-data' },
    handle: updateImage,
  },
  {
    method: 'POST',
    path: 'profile/remove-image',
    audience: 'site',
    auth: 'full',
    summary: 'Removes the picture',
    answer: profileSchema,
    handle: removeImage,
  },
  {
    method: 'POST',
    path: 'profile/update-password',
    audience: 'site',
    auth: 'full',
    summary: 'Changes the password and ends every other session',
    body: updatePasswordRequestSchema,
    answer: null,
    refusals: [429],
    handle: updatePassword,
  },
  {
    method: 'POST',
    path: 'profile/reauthenticate',
    audience: 'site',
    auth: 'full',
    summary: 'Proves again who calls; needed for dangerous acts after ten minutes',
    body: reauthenticateRequestSchema,
    answer: null,
    refusals: [429],
    handle: reauthenticate,
  },
  {
    method: 'GET',
    path: 'profile/sessions',
    audience: 'site',
    auth: 'full',
    summary: 'Where the account is signed in, the last use first',
    answer: signInSessionsSchema,
    handle: listSessions,
  },
  {
    method: 'POST',
    path: 'profile/end-session',
    audience: 'site',
    auth: 'full',
    summary: 'Ends one session of the account',
    body: endSessionRequestSchema,
    answer: null,
    refusals: [404],
    handle: endSession,
  },
  {
    method: 'POST',
    path: 'profile/end-other-sessions',
    audience: 'site',
    auth: 'full',
    summary: 'Ends every other session of the account; 403 `reauthenticate` after ten minutes',
    answer: null,
    handle: endOtherSessions,
  },
  {
    method: 'POST',
    path: 'profile/delete_account',
    audience: 'site',
    auth: 'full',
    summary: 'Deletes the account; donations stay for the books without the person',
    body: deleteAccountRequestSchema,
    answer: null,
    refusals: [404],
    handle: deleteAccount,
  },
  {
    method: 'GET',
    path: 'profile/occasions-list',
    audience: 'site',
    auth: 'full',
    summary: 'Kinds of special date',
    answer: occasionsSchema,
    handle: listOccasions,
  },
  {
    method: 'GET',
    path: 'profile/special-dates-list',
    audience: 'site',
    auth: 'full',
    summary: 'Own special dates, the next to come first',
    answer: specialDatesSchema,
    handle: listSpecialDates,
  },
  {
    method: 'POST',
    path: 'profile/add-special-date',
    audience: 'site',
    auth: 'full',
    summary: 'Notes a special date; at most 50 a person',
    body: specialDateRequestSchema(anyDay),
    answer: specialDateSchema,
    handle: addSpecialDate,
  },
  {
    method: 'GET',
    path: 'profile/delete-special-date/:id',
    audience: 'site',
    auth: 'full',
    summary: 'Removes an own special date',
    answer: null,
    refusals: [404],
    handle: deleteSpecialDate,
  },
]
