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
import { ownRead, ownWrite } from './callers.ts'

/** The API's document shows schemas that depend on today. Any day will do there. */
const anyDay = '2026-01-01'

/** A signed-in person's account. */
export const profileRoutes: readonly Route[] = [
  {
    ...ownRead,
    path: 'profile',
    summary: 'The signed-in account with all that its owner told',
    answer: profileSchema,
    handle: profile,
  },
  {
    ...ownWrite,
    path: 'profile/update',
    summary: 'Saves name, phone, address, PAN, birthday and language',
    body: profileUpdateSchema(anyDay),
    answer: profileSchema,
    handle: updateProfile,
  },
  {
    ...ownWrite,
    path: 'profile/pan',
    summary: 'Saves the PAN, or removes it; it is answered masked',
    body: panRequestSchema,
    answer: profileSchema,
    handle: updatePan,
  },
  {
    ...ownWrite,
    path: 'profile/updateImage',
    summary: 'Takes a picture (field image) and its crop (x, y, width, height in px)',
    answer: profileSchema,
    refusals: [413, 422, 429],
    other: { body: 'multipart/form-data' },
    handle: updateImage,
  },
  {
    ...ownWrite,
    path: 'profile/remove-image',
    summary: 'Removes the picture',
    answer: profileSchema,
    handle: removeImage,
  },
  {
    ...ownWrite,
    path: 'profile/update-password',
    summary: 'Changes the password and ends every other session',
    body: updatePasswordRequestSchema,
    answer: null,
    refusals: [429],
    handle: updatePassword,
  },
  {
    ...ownWrite,
    path: 'profile/reauthenticate',
    summary: 'Proves again who calls; needed for dangerous acts after ten minutes',
    body: reauthenticateRequestSchema,
    answer: null,
    refusals: [429],
    handle: reauthenticate,
  },
  {
    ...ownRead,
    path: 'profile/sessions',
    summary: 'Where the account is signed in, the last use first',
    answer: signInSessionsSchema,
    handle: listSessions,
  },
  {
    ...ownWrite,
    path: 'profile/end-session',
    summary: 'Ends one session of the account',
    body: endSessionRequestSchema,
    answer: null,
    refusals: [404],
    handle: endSession,
  },
  {
    ...ownWrite,
    path: 'profile/end-other-sessions',
    summary: 'Ends every other session of the account; 403 `reauthenticate` after ten minutes',
    answer: null,
    handle: endOtherSessions,
  },
  {
    ...ownWrite,
    path: 'profile/delete_account',
    summary: 'Deletes the account; donations stay for the books without the person',
    body: deleteAccountRequestSchema,
    answer: null,
    refusals: [404],
    handle: deleteAccount,
  },
  {
    ...ownRead,
    path: 'profile/occasions-list',
    summary: 'Kinds of special date',
    answer: occasionsSchema,
    handle: listOccasions,
  },
  {
    ...ownRead,
    path: 'profile/special-dates-list',
    summary: 'Own special dates, the next to come first',
    answer: specialDatesSchema,
    handle: listSpecialDates,
  },
  {
    ...ownWrite,
    path: 'profile/add-special-date',
    summary: 'Notes a special date; at most 50 a person',
    body: specialDateRequestSchema(anyDay),
    answer: specialDateSchema,
    handle: addSpecialDate,
  },
  {
    ...ownRead,
    path: 'profile/delete-special-date/:id',
    summary: 'Removes an own special date',
    answer: null,
    refusals: [404],
    handle: deleteSpecialDate,
  },
]
