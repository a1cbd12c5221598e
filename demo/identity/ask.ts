import * as z from 'zod/mini'
import { languageSchema } from '../../shared/contract/language.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import { sandboxClients } from './sandboxSocial.ts'

/** The request of a site; the nonce returns inside the token, the state beside it. */
export const askSchema = z.object({
  client_id: z.enum([sandboxClients.google, sandboxClients.apple]),
  origin: z.string(),
  state: z.string().check(z.regex(/^[\w-]{8,64}$/, 'state')),
  nonce: z.string().check(z.regex(/^[\w.~-]{16,128}$/, 'nonce')),
  /** A separate window, or the card at the page's edge. */
  display: z._default(z.enum(['popup', 'card']), 'popup'),
  hl: z._default(languageSchema, fallbackLanguage),
})
export type Ask = z.infer<typeof askSchema>

/** The chosen person (a subject), or the typed one. */
export const choiceSchema = z.union([
  z.object({ subject: z.string().check(z.minLength(1)) }),
  z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(50), z.email()),
  }),
])
