/** A page owner's choices, and their form in the page's address. */
import { z } from 'zod'
import { partnerIdSchema } from '../../shared/contract/attribution.ts'
import { settings } from '../../shared/embed/settings.ts'
import { languages } from '../../shared/languages.ts'
import { amountOf } from '../../shared/donation/amountText.ts'
import { canBeGiven } from '../../shared/donation/limits.ts'
import { kinds } from '../../shared/kinds/kinds.ts'
import type { Known } from '../trust.ts'

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

const mostAmounts = 4
/** A longer text is no list of amounts, in characters. */
const mostText = 200

const sign = /(?<!\p{L})(₹|rs\.?|inr)/giu
/** `1,000`, `10,00,000`, in the digits of any script. */
const grouped = /(?<!\p{Nd})\p{Nd}{1,2}(,\p{Nd}{2})*,\p{Nd}{3}(?!\p{Nd})/gu

interface ReadAmounts {
  /** Whole rupees, smallest first, each once, at most four. */
  taken: number[]
  /** Other typed words, each once. */
  left: string[]
}

/**
 * Separated by spaces, semicolons or commas: `₹500; 1,000 2500`. A comma inside a number with Indian grouping separates nothing, unless the number
 * would exceed the limit.
 */
function readAmounts(text: string): ReadAmounts {
  const plain = text
    .slice(0, mostText)
    .replace(sign, ' ')
    .replace(grouped, (number) => (canBeGiven(amountOf(number)) ? number.replaceAll(',', '') : number))
  const words = plain.split(/[;,\s]+/).filter((word) => word !== '')
  const usable = words.map(amountOf).filter(canBeGiven)
  const taken = [...new Set(usable)].toSorted((a, b) => a - b).slice(0, mostAmounts)
  return { taken, left: [...new Set(words.filter((word) => !taken.includes(amountOf(word))))] }
}

/**
 * Keeps only choices that the trust knows. It leaves out an unknown project or purpose, and amounts for a project with items, because the form ignores
 * them. If the trust did not answer, the choices stay.
 */
export function settle(choices: Choices, { projects, purposes }: Pick<Known, 'projects' | 'purposes'>): Choices {
  const has = (list: ReadonlyArray<{ id: number }>, id: number | undefined) =>
    list.length === 0 || list.some((entry) => entry.id === id)
  const project = has(projects, choices.project) ? choices.project : undefined
  const inThings = projects.some(({ id, donation_type }) => id === project && kinds[donation_type].listsItems)
  const amounts = inThings ? [] : choices.amounts
  return {
    ...choices,
    project,
    amounts,
    purpose: project && has(purposes, choices.purpose) ? choices.purpose : undefined,
  }
}
