/** `POST contact-us/store` (specification, section 7). It answers a `referenceSchema`. */
import * as z from 'zod/mini'
import { emailSchema, lineSchema, nameSchema, optionalPhoneSchema } from './people/person.ts'

export const contactRequestSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: optionalPhoneSchema,
  subject: lineSchema.check(z.maxLength(120, 'too_long')),
  message: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(10, 'too_short'), z.maxLength(4000, 'too_long')),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>
