import * as z from 'zod/mini'
import { type DonationType, donationTypes } from '../../../../shared/contract/donation/donationType.ts'
import { donationTypeSchema } from '../../../../shared/contract/project.ts'
import { count, distinct, each, id, keysOf, longText, name, rupees, text } from './parts.ts'

/** What each type of project requires and the other types must not have. */
const needs: Record<DonationType, 'baseAmount' | 'items' | null> = {
  fixed: 'baseAmount',
  item: 'items',
  flexible: null,
}

const typesThatNeed = (fact: 'baseAmount' | 'items'): string =>
  donationTypes
    .filter((type) => needs[type] === fact)
    .map((type) => `"${type}"`)
    .join(' or ')

/** `projects/<slug>/project.json`. Ids are part of addresses and donations, so they never change. Money in whole rupees. */
export const projectFacts = z
  .strictObject({
    id,
    donationType: donationTypeSchema,
    /** The base amount, for the type "fixed". */
    baseAmount: z.optional(rupees),
    purposes: distinct(
      z.strictObject({
        id,
        key: name,
        /** It promises to write a name, so the form asks the donor for one. */
        asksName: z._default(z.boolean(), false),
      }),
      ['id', 'key'],
    ).check(z.minLength(1)),
    items: z._default(
      distinct(z.strictObject({ id, key: name, price: rupees, quantity: z._default(count, 0) }), ['id', 'key']),
      [],
    ),
    /** Amounts that the form offers, for the type "flexible". */
    suggestions: z._default(distinct(rupees), []),
    /** Left out if the project has no goal. */
    goal: z.optional(rupees),
    /** Totals from before the first donation on this site. */
    opening: z.strictObject({ raised: count, donors: count }),
    featured: z._default(z.boolean(), false),
    gallery: distinct(name),
    /** Amounts whose effect the page describes. */
    gives: distinct(rupees),
    volunteer: z._default(distinct(z.strictObject({ id, key: name }), ['id', 'key']), []),
    /** Names of other projects. */
    related: distinct(name),
  })
  .check(
    z.refine((one) => (needs[one.donationType] === 'baseAmount') === (one.baseAmount !== undefined), {
      path: ['baseAmount'],
      error: `belongs to the type ${typesThatNeed('baseAmount')}, and only to it`,
    }),
    z.refine((one) => (needs[one.donationType] === 'items') === one.items.length > 0, {
      path: ['items'],
      error: `belong to the type ${typesThatNeed('items')}, and only to it`,
    }),
  )
export type ProjectFacts = z.output<typeof projectFacts>

/** `projects/<slug>/<language>.md`. The long text is the story on the project's page. */
export const projectTexts = (facts: ProjectFacts) =>
  z.strictObject({
    title: text,
    summary: text,
    /** Also a long text: the donation form shows it. */
    description: longText,
    purposes: each(keysOf(facts.purposes), text),
    items: each(keysOf(facts.items), z.strictObject({ title: text, unit: text })),
    suggestions: each(facts.suggestions, text),
    gives: each(facts.gives, text),
    volunteer: each(keysOf(facts.volunteer), z.strictObject({ title: text, text })),
    body: longText,
  })
