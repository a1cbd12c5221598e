/** Lists of short entries. `<list>/<list>.json` holds the facts in their order, `<list>/<language>.yaml` the texts. */
import * as z from 'zod/mini'
import { bannerPageSchema } from '../../../shared/contract/content/banner.ts'
import { distinct, id, longText, name, text, textOrNone } from './parts.ts'

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

/** Lists without facts have the order of the English file. */
export const quoteTexts = z.record(name, z.strictObject({ text, by: text }))
/** Authors and tags. */
export const namedTexts = z.record(name, text)
/** What the pictures of a folder show; empty for a picture that is only decoration. */
export const pictureTexts = z.record(name, textOrNone)

export const albumFacts = z.strictObject({ id, photos: distinct(name).check(z.minLength(1)) })

/** A post may have one language only. Its id is part of addresses and never changes. */
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
