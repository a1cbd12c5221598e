/** Who is signed in (specification, section 3). */
import * as z from 'zod/mini'
import { idSchema } from '../basics.ts'

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  fullName: z.string(),
  contactNo: z.nullish(z.string()),
})
export type User = z.infer<typeof userSchema>

/**
 * The person in the sign-in answer. `isPladged`, whether they have a pledge, is stored beside `userDetails` (specification, section 3; its spelling).
 * `is_staff`, whether they work for the trust, is not stored.
 */
const signedInUserSchema = z.extend(userSchema, {
  isPladged: z.optional(z.boolean()),
  is_staff: z.optional(z.boolean()),
})

/** Answer of `register`, and what `login` and `register/social` answer in the end. */
export const signedInSchema = z.object({
  token: z.string().check(z.refine((token) => token !== '', 'required')),
  user: signedInUserSchema,
})
export type SignedIn = z.infer<typeof signedInSchema>

/** The first half of a sign-in of staff with a second factor: the token for `login/second-factor`. `expires_in` in seconds. */
const codeAskedSchema = z.object({
  second_factor: z.object({ token: z.string().check(z.minLength(1)), expires_in: z.number() }),
})
/** Answer of `login` and `register/social`. Donors always get a session at once. */
export const signInAnswerSchema = z.union([signedInSchema, codeAskedSchema])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>
