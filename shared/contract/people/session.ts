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

/** Answer of `login`, `register` and `register/social`. */
export const signedInSchema = z.object({
  token: z.string().check(z.refine((token) => token !== '', 'required')),
  user: signedInUserSchema,
})
export type SignedIn = z.infer<typeof signedInSchema>
