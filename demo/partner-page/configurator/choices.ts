/** A page owner's choices, and their form in the page's address. */
import { z } from 'zod'
import { partnerIdSchema } from '../../../shared/contract/attribution.ts'
import { settings } from '../../../shared/embed/settings.ts'
import { languages } from '../../../shared/languages.ts'
import { readAmounts } from './amounts.ts'

/** What can be chosen from a list. The first one holds if the address has none, or one that does not exist. */
export const lists = {
  lang: ['page', ...settings.lang.takes],
  shape: ['button', 'floating', 'inline', 'link'],
  corner: settings.floating.takes,
  theme: settings.theme.takes,
  script: ['newest', 'pinned'],
  /** Where to paste the lines. */
  place: ['html', 'react', 'wordpress', 'wix', 'gtm'],
  view: ['phone', 'desktop'],
  /** How the sandbox's API answers in the preview. */
  play: ['real', 'slow', '401', '500'],
  ui: languages,
} as const

/** The colour of the widget's buttons if a page names none. */
export const ownAccent = settings.accent.absent

/** Whether it can be one; only the trust knows whether it is. */
export const isPartnerId = (text: string): boolean => partnerIdSchema.safeParse(text).success

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31)
  .optional()
  .catch(undefined)
/** `#abc`, `abc`, `#AABBCC`. Anything else stays as it was written, and the page says why it is not accepted. */
const accentText = z
  .string()
  .max(40)
  .transform((text) => text.trim().toLowerCase())
  .catch(ownAccent)

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words).catch(words[0])

/** Bad values are left out and never cause an error: a mistyped link still shows the page. */
const choicesSchema = z.object({
  project: id,
  amounts: z
    .string()
    .transform((text) => readAmounts(text).taken)
    .default([]),
  purpose: id,
  lang: oneOf(lists.lang),
  shape: oneOf(lists.shape),
  corner: oneOf(lists.corner),
  theme: oneOf(lists.theme),
  accent: accentText,
  partner: z.string().trim().refine(isPartnerId).catch(''),
  script: oneOf(lists.script),
  place: oneOf(lists.place),
  view: oneOf(lists.view),
  play: oneOf(lists.play),
  ui: oneOf(lists.ui),
})
export type Choices = z.infer<typeof choicesSchema>

/** @returns choices in which every value is usable, whatever the address contains */
export const readChoices = (query: URLSearchParams): Choices => choicesSchema.parse(Object.fromEntries(query))

/** Typed text that is not accepted, to be named beside its field. */
export interface Untaken {
  amounts: readonly string[]
  partner: string
}

export const readUntaken = (query: URLSearchParams, { partner }: Choices): Untaken => {
  const typed = query.get('partner')?.trim() ?? ''
  return { amounts: readAmounts(query.get('amounts') ?? '').left, partner: partner === typed ? '' : typed }
}

const plain = choicesSchema.parse({})

/** The shortest address of the choices: only values that differ from the defaults. */
export function toQuery(choices: Choices): string {
  const query = new URLSearchParams()
  const defaults = new Map(Object.entries(plain))
  for (const [name, value] of Object.entries(choices)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
    if (text !== '' && text !== String(defaults.get(name) ?? '')) query.set(name, text)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
