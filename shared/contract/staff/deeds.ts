/** Proof of the deed at the staff desk: a picture and two lines about what donations became. Each call throws `ApiError`. Days are Indian, `yyyy-MM-dd`. */
import * as z from 'zod/mini'
import { inEachLanguage } from '../../languages.ts'
import { idSchema, isDay, pictureSchema, query } from '../basics.ts'
import { countTextSchema, pageSchema, pagingQuerySchema, totalSchema } from '../paging.ts'
import { noteText } from './offlineDonation.ts'
import type { Transport } from '../transport.ts'
import type { Upload } from '../upload.ts'

/** One line that donors read. It names nobody: each donor reads the same. */
const line = (most: number) => noteText.check(z.minLength(1, 'required'), z.maxLength(most, 'too_long'))

/** `alt` says what the picture shows, for those who do not see it. */
const linesSchema = z.object({ title: line(90), text: line(200), alt: line(160) })
const textsSchema = z.object(inEachLanguage(() => linesSchema))
export type DeedTexts = z.output<typeof textsSchema>

export const emptyDeedTexts: DeedTexts = inEachLanguage(() => ({ title: '', text: '', alt: '' }))

const optionalId = z._default(z.union([z.literal(''), countTextSchema]), '')
const optionalDay = (today: string) =>
  z._default(
    z.string().check(
      z.refine((day) => day === '' || isDay(day), 'date'),
      z.refine((day) => day <= today, 'future'),
    ),
    '',
  )

/**
 * What a deed is about, and its lines, as the form has them. Donations count that were paid for this project; if an item, a purpose or days are chosen, only those
 * of them. Without a last day, it is today. Codes: `future`, `order` (the days), `narrow` or `required` (at `first_day`: none of the three is chosen), `unknown`,
 * `too_long`, `personal`.
 */
export const deedSchema = (today: string) =>
  z
    .object({
      project_id: countTextSchema,
      item_id: optionalId,
      purpose_id: optionalId,
      first_day: optionalDay(today),
      last_day: optionalDay(today),
      texts: textsSchema,
    })
    .check(
      z.refine(({ item_id, purpose_id, first_day }) => Boolean(item_id || purpose_id || first_day), {
        path: ['first_day'],
        error: 'narrow',
      }),
      z.refine(({ first_day, last_day }) => !first_day || !last_day || first_day <= last_day, {
        path: ['last_day'],
        error: 'order',
      }),
    )
export type DeedForm = z.output<ReturnType<typeof deedSchema>>

/** `mails`: donors who get one. `refused`: donors who want no such mail. `unreachable`: donors without an e-mail address. */
const countsSchema = z.object({
  donors: totalSchema,
  mails: totalSchema,
  refused: totalSchema,
  unreachable: totalSchema,
})

/** Answer of `POST staff/deed-preview`: who would be mailed now, and what the mail says. */
export const deedPreviewSchema = z.extend(countsSchema, {
  mail: z.object(inEachLanguage(() => z.object({ subject: z.string(), text: z.string() }))),
})
export type DeedPreview = z.output<typeof deedPreviewSchema>

/** Answer of `POST staff/deed`, and payload of `POST staff/deed-withdraw`. Refused (409) with `deed_withdrawn`. */
export const deedIdSchema = z.object({ id: idSchema })

/** `POST staff/deed-correct`: new lines and, if one is sent, a new picture. Nobody is mailed again. */
export const deedCorrectionSchema = z.extend(deedIdSchema, { texts: textsSchema })

export const deedStates = ['published', 'withdrawn'] as const

/** `mailed`: mails so far. `picture` is null once the deed is withdrawn. Moments are ISO instants. */
const deedRowSchema = z.object({
  id: idSchema,
  state: z.enum(deedStates),
  project: z.string(),
  item: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  first_day: z.nullable(z.string()),
  last_day: z.string(),
  texts: textsSchema,
  picture: z.nullable(pictureSchema),
  donors: totalSchema,
  mailed: totalSchema,
  published_at: z.string(),
  published_by: z.string(),
  corrected_at: z.nullable(z.string()),
})
export type Deed = z.output<typeof deedRowSchema>

/** Answer of `GET staff/deeds`: newest first. */
export const deedsSchema = pageSchema(deedRowSchema)
export type Deeds = z.output<typeof deedsSchema>
export const deedsQuerySchema = pagingQuerySchema

export const staffDeeds = (t: Transport, page: number) => t.get(`staff/deeds${query({ page })}`, deedsSchema)

export const previewDeed = (t: Transport, deed: DeedForm) => t.post('staff/deed-preview', deed, deedPreviewSchema)

/** Sends the fields as JSON in `deed`, and the picture as `image`. */
interface DeedParts<Form> {
  upload: Upload<Form>
  form: Form & { append(name: string, value: string): void }
}

/** @param parts a form with the picture as `image` */
export const publishDeed = <Form>({ upload, form }: DeedParts<Form>, deed: DeedForm) => {
  form.append('deed', JSON.stringify(deed))
  return upload('staff/deed', form, deedIdSchema)
}

/** @param parts a form with the new picture as `image`, if there is one */
export const correctDeed = <Form>({ upload, form }: DeedParts<Form>, deed: z.output<typeof deedCorrectionSchema>) => {
  form.append('deed', JSON.stringify(deed))
  return upload('staff/deed-correct', form, deedIdSchema)
}

export const withdrawDeed = (t: Transport, id: number) => t.post('staff/deed-withdraw', { id })
