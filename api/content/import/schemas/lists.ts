/** Lists of short entries: facts in `<list>/<list>.json`, in their order, texts in `<list>/<language>.yaml`. */
import * as z from 'zod/mini'
import { bannerPageSchema } from '../../../../shared/contract/content/banner.ts'
import { count, distinct, id, longText, name, text, textOrNone } from './parts.ts'

export const trusteeFacts = distinct(z.strictObject({ key: name, picture: name }), ['key'])
export const trusteeTexts = z.strictObject({ name: text, role: text, text })

export const awardFacts = distinct(z.strictObject({ key: name, year: z.int() }), ['key'])
export const awardTexts = z.strictObject({ title: text, by: text, text })

export const companionFacts = distinct(
  z.strictObject({ key: name, since: z.optional(z.int()), logo: z.optional(name) }),
  ['key'],
)
export const companionTexts = z.strictObject({ name: text, text })

export const homeBannerFacts = distinct(z.strictObject({ key: name, picture: name, link: z.optional(text) }), ['key'])
export const pageBannerFacts = distinct(z.strictObject({ key: bannerPageSchema, picture: name }), ['key'])
export const bannerTexts = z.strictObject({ title: text, text })

export const videoFacts = distinct(z.strictObject({ key: name, seconds: z.int().check(z.minimum(1)) }), ['key'])
export const videoTexts = z.strictObject({ title: text, text, poster: text })

/** Lists without facts: the order is that of the English file. */
export const quoteTexts = z.record(name, z.strictObject({ text, by: text }))
/** Authors and tags. */
export const namedTexts = z.record(name, text)
/** What the pictures of a folder show; empty where they only adorn. */
export const pictureTexts = z.record(name, textOrNone)

export const albumFacts = z.strictObject({ id, photos: distinct(name).check(z.minLength(1)) })

/** A post may be in one language only. Its id stands in addresses and never changes. */
export const postFacts = z.strictObject({
  id,
  author: name,
  publishedAt: z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2026-10-02T07:00:00+05:30',
  }),
  picture: name,
  tags: distinct(name),
})
export const postTexts = z.strictObject({ title: text, summary: text, body: longText })

/** Page owners besides the demo's own partner page. */
export const partnerFacts = z.array(
  z.strictObject({ id: name, name: text, origin: z.url('must be an address such as https://example.org') }),
)

/** The demo's accounts; all have the same password. */
export const accountFacts = z.strictObject({
  password: text,
  accounts: distinct(
    z.strictObject({
      email: z.email('must be an e-mail address'),
      fullName: text,
      contactNo: text,
      isStaff: z.optional(z.boolean()),
    }),
    ['email'],
  ),
})

const ofProject = { projectId: id, amount: count.check(z.minimum(1)) }

/** What one of the demo's accounts has behind it, so that every list of a donor is full. Days are counted from the day of the first start. */
export const pastFacts = z.strictObject({
  email: text,
  memberForDays: count,
  profile: z.strictObject({
    address_line: text,
    address_city: text,
    address_state: text,
    address_pin: text,
    pan: text,
    birthday: text,
  }),
  /** Oldest first. */
  donations: z.array(
    z.strictObject({
      ...ofProject,
      daysAgo: count,
      /** After the usual time of day, for the second try of a donation that failed. */
      minutesLater: z._default(count, 0),
      purposeId: id,
      /** How many shares, for a project of fixed amounts. */
      quantity: z.optional(count),
      items: z._default(z.array(z.strictObject({ slug: name, qty: count })), []),
      /** Why it failed; absent for a paid one. */
      failed: z.optional(text),
      /** Begun on the page of a partner, in one of its campaigns. */
      from: z.optional(z.strictObject({ origin: text, source: text, campaign: text })),
    }),
  ),
  /** `inDays`: when the day returns; `yearsAgo`: how often it has. */
  dates: z.array(
    z.strictObject({ occasionId: id, name: text, inDays: count, yearsAgo: count, projectId: z.nullable(id) }),
  ),
  pledge: z.strictObject({ ...ofProject, day: z.int().check(z.minimum(1), z.maximum(31)), sinceDays: count }),
})
export type Past = z.output<typeof pastFacts>
