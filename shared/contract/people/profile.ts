/** A person's own account (specification, section 7: profile, profile/update, profile/updateImage). Browser and server share the schemas. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import {
  type ConfirmEmailRequest,
  registerRequestSchema,
  staffRoleSchema,
  type UpdatePasswordRequest,
  userSchema,
} from './account.ts'
import { earliestDay, isDay, languageSchema, pictureSchema } from '../basics.ts'
import { addressText, panProblem, readPan } from './person.ts'
import type { Transport } from '../transport.ts'
import type { Upload } from '../upload.ts'

/** The address on receipts; '' for what is not known. */
export const addressSchema = z.object({ line: z.string(), city: z.string(), state: z.string(), pin: z.string() })

/**
 * Answer of `GET profile`, `profile/update`, `profile/pan` and `profile/updateImage`. `pan` is masked (`••••••234F`). `picture` is square. `member_since` is
 * an ISO instant. `has_password` false: the account only signs in with an identity provider. `is_staff`: the person works for the trust, and `role` is what they may do there.
 * `email_proven` false: nobody has shown yet that the e-mail address is theirs (`profile/email-code`). `needs_second_factor`: staff calls are refused until the person has set one up.
 * `version`: of what `profile/update` saves.
 * `notification_settings`: whether each key of `get-notification-types` is on.
 */
export const profileSchema = z.extend(userSchema, {
  address: addressSchema,
  pan: z.nullish(z.string()),
  birthday: z.nullish(z.string()),
  picture: z.nullish(pictureSchema),
  language: languageSchema,
  pledged: z.boolean(),
  has_password: z.boolean(),
  email_proven: z.optional(z.boolean()),
  member_since: z.string(),
  is_staff: z.optional(z.boolean()),
  role: z.nullish(staffRoleSchema),
  needs_second_factor: z.optional(z.boolean()),
  notification_settings: z.record(z.string(), z.boolean()),
  version: z.optional(z.string()),
})
export type Profile = z.infer<typeof profileSchema>

/** A text that is empty or fits. */
export const emptyOr = (fits: (text: string) => boolean, code: string) =>
  z.refine<string>((text) => text === '' || fits(text), code)

/** The six digits of an Indian address; '' for none. Code `pin`. */
export const pinSchema = z.string().check(
  z.overwrite((text) => asciiDigits(text).replace(/\s/g, '')),
  emptyOr((text) => /^[1-9]\d{5}$/.test(text), 'pin'),
)

/** A PAN as a person types it; '' for none. Codes `pan`, `pan_kind` (the fourth letter). */
export const panSchema = z.string().check(
  z.overwrite(readPan),
  z.refine((text) => text === '' || panProblem(text) !== 'pan', 'pan'),
  z.refine((text) => text === '' || panProblem(text) === null, 'pan_kind'),
)

/**
 * Payload of `POST profile/pan` (our addition): '' removes it. Answers the profile, with the PAN masked. `shown`: the masked PAN that the form showed, null for
 * none; refused (409) with `changed_meanwhile` if there is another one.
 */
export const panRequestSchema = z.object({
  pan: panSchema,
  shown: z.optional(z.nullable(z.string().check(z.maxLength(20, 'too_long')))),
})
export type PanRequest = z.infer<typeof panRequestSchema>

/**
 * Payload of `POST profile/update`: every editable field at once; '' clears a field. A missing `pan` stays as it is: it has its own form, which never shows
 * the stored one. `version`: that of the profile which the form showed; refused (409) with `changed_meanwhile` if there is another one. Codes: `too_short`, `too_long`, `phone`, `pin` (six digits), `pan`, `pan_kind`, `date`, `too_early` (before 1900), `future`.
 * @param today the day in India, `yyyy-MM-dd`
 */
export const profileUpdateSchema = (today: string) => {
  const { fullName, contactNo } = registerRequestSchema.shape
  return z.object({
    fullName,
    contactNo: z.string().check(
      z.trim(),
      z.overwrite(asciiDigits),
      emptyOr((text) => contactNo.safeParse(text).success, 'phone'),
    ),
    address: z.object({
      line: addressText(120),
      city: addressText(60),
      state: addressText(60),
      pin: pinSchema,
    }),
    pan: z.optional(panSchema),
    birthday: z.string().check(
      z.trim(),
      emptyOr(isDay, 'date'),
      emptyOr((day) => !isDay(day) || day >= earliestDay, 'too_early'),
      emptyOr((day) => !isDay(day) || day <= today, 'future'),
    ),
    language: languageSchema,
    version: z.optional(z.string().check(z.maxLength(60, 'too_long'))),
  })
}
export type ProfileUpdate = z.infer<ReturnType<typeof profileUpdateSchema>>

/** Limits of `POST profile/updateImage`, so the browser can check before it sends. Codes at `image`: `required`, `type`, `too_large`, `broken`. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  /** Width times height of the original. */
  pixels: 24_000_000,
} as const

/** The part of the original to keep, in px after orientation is applied. */
export interface ImageCrop {
  x: number
  y: number
  width: number
  height: number
}

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
