/** A page owner's choices, and their form in the page's address. */
import { z } from 'zod'
import { partnerIdSchema } from '../../../shared/contract/attribution.ts'
import { settings } from '../../../shared/embed/settings.ts'
import { fallbackLanguage, languages } from '../../../shared/languages.ts'
import { readAmounts } from './amounts.ts'

export const shapes = ['button', 'floating', 'inline', 'link'] as const
export const langs = ['page', ...settings.lang.takes] as const
export const scripts = ['newest', 'pinned'] as const
/** Where to paste the lines. */
export const places = ['html', 'react', 'wordpress', 'wix', 'gtm'] as const
export type Place = (typeof places)[number]
export const views = ['phone', 'desktop'] as const
/** How the sandbox's API answers in the preview. */
export const plays = ['real', 'slow', '401', '500'] as const

export const corners = settings.floating.takes
export const themes = settings.theme.takes
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

/** Bad values are left out and never cause an error: a mistyped link still shows the page. */
const choicesSchema = z.object({
  project: id,
  amounts: z
    .string()
    .transform((text) => readAmounts(text).taken)
    .default([]),
  purpose: id,
  lang: z.enum(langs).catch('page').default('page'),
  shape: z.enum(shapes).catch('button').default('button'),
  corner: z.enum(corners).catch('bottom-right').default('bottom-right'),
  theme: z.enum(themes).catch('auto').default('auto'),
  accent: accentText.default(ownAccent),
  partner: z.string().trim().refine(isPartnerId).catch('').default(''),
  script: z.enum(scripts).catch('newest').default('newest'),
  place: z.enum(places).catch('html').default('html'),
  view: z.enum(views).catch('phone').default('phone'),
  play: z.enum(plays).catch('real').default('real'),
  ui: z.enum(languages).catch(fallbackLanguage).default(fallbackLanguage),
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
