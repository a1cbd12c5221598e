import * as z from 'zod/mini'
import { languageSchema } from '../../shared/contract/language.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import { kindOf } from './clients.ts'

/** What a site asks with; the nonce comes back inside the token, the state beside it. */
export const askSchema = z.object({
  client_id: z.string().check(z.refine((id) => kindOf(id) !== null, 'client_id')),
  origin: z.string(),
  state: z.string().check(z.regex(/^[\w-]{8,64}$/, 'state')),
  nonce: z.string().check(z.regex(/^[\w.~-]{16,128}$/, 'nonce')),
  /** A window of its own, or the card at the page's edge. */
  display: z._default(z.enum(['popup', 'card']), 'popup'),
  hl: z._default(languageSchema, fallbackLanguage),
})
export type Ask = z.infer<typeof askSchema>

/** Whom one picked (a subject), or typed in. */
export const choiceSchema = z.union([
  z.object({ subject: z.string().check(z.minLength(1)) }),
  z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(50), z.email()),
  }),
])
