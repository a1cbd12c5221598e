/** Lists that come in pages (specification, section 7: `page`, `per_page`). */
import * as z from 'zod/mini'
import { countSchema, rupeesSchema } from './basics.ts'

/** Most rows of one page; more is refused with 422. */
export const mostPerPage = 50

/** A whole number from 1, as it stands in an address. */
export const countTextSchema = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'invalid'))

/** A number of rows, as it stands in an address. */
export const perPageTextSchema = countTextSchema.check(z.refine((text) => Number(text) <= mostPerPage, 'too_big'))

/** Query of a list in pages. */
export const pagingQuerySchema = z.object({
  page: z._default(countTextSchema, '1'),
  per_page: z._default(perPageTextSchema, '10'),
})

/** How many there are: 0 or more. */
export const totalSchema = rupeesSchema

/** One page of rows; `total` counts the rows of all pages. A page behind the last is empty. */
export const pageSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), page: countSchema, per_page: countSchema, total: totalSchema })

/** What a client asks for. */
export interface PageRequest {
  page: number
  perPage: number
}
