/** Pages that have one file each. */
import * as z from 'zod/mini'
import { count, day, distinct, each, keysOf, longText, name, rupees, text } from './parts.ts'

/** `pages/<name>.json`: the sections in their order. A section's id is its anchor. */
export const pageFacts = z.strictObject({
  /** The project that a donation from this page is for. */
  project: z.optional(name),
  sections: distinct(z.strictObject({ id: name, picture: z.optional(name) }), ['id']).check(z.minLength(1)),
})

export const pageTexts = (facts: z.output<typeof pageFacts>) =>
  z.strictObject({
    title: text,
    lead: text,
    facts: z.array(z.strictObject({ label: text, value: text })),
    questions: z.array(z.strictObject({ question: text, answer: text })),
    sections: each(
      facts.sections.map((section) => section.id),
      z.strictObject({ title: text, body: longText }),
    ),
  })

export const aboutFacts = z.strictObject({ picture: name, timeline: distinct(z.int()) })

export const aboutTexts = (facts: z.output<typeof aboutFacts>) =>
  z.strictObject({
    title: text,
    values: z.array(z.strictObject({ title: text, text })),
    timeline: each(facts.timeline, text),
    body: longText,
  })

export const legalFacts = z.strictObject({ updatedAt: day })
export const legalTexts = z.strictObject({ title: text, body: longText })

export const dashboardFacts = z.strictObject({
  asOf: day,
  year: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'must be a financial year such as 2025-26')),
  impact: distinct(z.strictObject({ key: name, value: count }), ['key']),
  /** Whole percent; all parts add up to 100. */
  spending: distinct(z.strictObject({ key: name, percent: count, amount: rupees }), ['key']).check(
    z.refine((all) => all.reduce((sum, one) => sum + one.percent, 0) === 100, 'the percentages must add up to 100'),
  ),
})

export const dashboardTexts = (facts: z.output<typeof dashboardFacts>) =>
  z.strictObject({
    impact: each(keysOf(facts.impact), z.strictObject({ label: text, unit: z.optional(text) })),
    spending: each(keysOf(facts.spending), text),
    source: text,
  })

const details = distinct(z.strictObject({ key: name, value: z.optional(text) }), ['key'])

/** `contact.json`: numbers and addresses. A value that is the same in every language is here, others are in the texts. */
export const contactFacts = z.strictObject({
  companyContactFirst: text,
  companyContactSecond: text,
  companyEmail: text,
  facebookUrl: text,
  instagram_url: text,
  linkedin_url: text,
  x_url: text,
  /** The terms use it as {correctionDays}. */
  correctionDays: count,
  provider: text,
  offline: z.strictObject({
    online: z.boolean(),
    upi: z.strictObject({ vpa: text, payee: text, mcc: text }),
    phone: text,
    csr_email: text,
    bank: details,
    cheque: details,
    registrations: details,
  }),
})

const detailTexts = (facts: z.output<typeof details>) =>
  z.prefault(
    z.strictObject(
      Object.fromEntries(
        facts.map(({ key, value }) => [
          key,
          value === undefined
            ? z.strictObject({ label: text, value: text })
            : z.strictObject({ label: text, value: z.optional(z.undefined()) }),
        ]),
      ),
    ),
    {},
  )

export const contactTexts = ({ offline }: z.output<typeof contactFacts>) =>
  z.strictObject({
    companyName: text,
    companySewaAddress: text,
    ways: z.array(text).check(z.minLength(1)),
    bank: detailTexts(offline.bank),
    cheque: detailTexts(offline.cheque),
    registrations: detailTexts(offline.registrations),
  })
