/** The signed-in person's account (specification, section 7). Each throws `ApiError`. */
import type { ConfirmEmailRequest, UpdatePasswordRequest } from '../../contract/people/ownAccount.ts'
import { type ImageCrop, type PanRequest, type ProfileUpdate, profileSchema } from '../../contract/people/profile.ts'
import type { Transport } from '../transport.ts'
import type { Upload } from '../upload.ts'

export const profile = (t: Transport) => t.get('profile', profileSchema)

/** Saves every editable field; answers the current profile. */
export const updateProfile = (t: Transport, update: ProfileUpdate) => t.post('profile/update', update, profileSchema)

/** Saves the PAN; '' removes it. Refused (409) if the stored one is not `shown`. */
export const updatePan = (t: Transport, request: PanRequest) => t.post('profile/pan', request, profileSchema)

/** Sends a form with the file as `image` and an optional crop (`appendCrop`). Answers the profile with its new picture. */
export const updateImage = <Form>(upload: Upload<Form>, form: Form) =>
  upload('profile/updateImage', form, profileSchema)

/** Adds the part of the picture to keep, in px after orientation is applied. */
export const appendCrop = (form: { append(name: string, value: string): void }, crop: ImageCrop): void => {
  for (const name of ['x', 'y', 'width', 'height'] as const) form.append(name, String(Math.round(crop[name])))
}

export const removeImage = (t: Transport) => t.post('profile/remove-image', {}, profileSchema)

/** Changes the password. The API ends every other session of the account. */
export const updatePassword = (t: Transport, request: UpdatePasswordRequest) =>
  t.post('profile/update-password', request)

/** Mails a code that proves the e-mail address of the account. */
export const sendEmailCode = (t: Transport) => t.post('profile/email-code', {})

/** Proves the e-mail address with the mailed code; answers the profile. */
export const confirmEmail = (t: Transport, request: ConfirmEmailRequest) =>
  t.post('profile/confirm-email', request, profileSchema)

/** The body is the user id itself (specification, section 7). Donations stay in the ledger, without the person. */
export const deleteAccount = (t: Transport, userId: number) => t.post('profile/delete_account', userId)
