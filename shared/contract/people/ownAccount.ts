/** Signing in with an identity provider, changing the password, deleting the account. Separate from `account.ts`, so the widget does not load it. */
import * as z from 'zod/mini'
import { noticeVersionSchema, passwordSchema, socialRequestSchema } from './account.ts'
import { nameText } from './nameText.ts'
import { idSchema } from '../basics.ts'

/**
 * Payload of `POST register/social` as our site sends it. `name` is what the provider's script gave if the token has none. It counts only when the account is
 * created. So does `notice_version`.
 */
export const namedSocialRequestSchema = z.extend(socialRequestSchema, {
  name: z.optional(nameText),
  notice_version: noticeVersionSchema,
})
export type NamedSocialRequest = z.infer<typeof namedSocialRequestSchema>

/** Payload of `POST profile/update-password` (our addition). `current` is empty if the account has no password yet. */
export const updatePasswordRequestSchema = z.object({
  current: z.string().check(z.maxLength(200, 'too_long')),
  password: passwordSchema,
})
export type UpdatePasswordRequest = z.infer<typeof updatePasswordRequestSchema>

/** Payload of `POST profile/confirm-email` (our addition): the six digits of the mail. Spaces do not count. Code `code`. */
export const confirmEmailRequestSchema = z.object({
  code: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.minLength(1, 'required'),
    z.regex(/^\d{6}$/, 'code'),
  ),
})
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequestSchema>

/** Payload of `POST profile/delete_account`: the user id itself (specification, section 7), or an object that holds it. */
export const accountIdSchema = z.object({ id: idSchema })
export const deleteAccountRequestSchema = z.union([idSchema, accountIdSchema])
