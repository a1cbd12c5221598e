/** Lists with pages (specification, section 7: `page`, `per_page`). */
import * as z from 'zod/mini'
import { countSchema, rupeesSchema } from './basics.ts'

/** The most rows on one page; the API answers 422 for more. */
export const mostPerPage = 50

/** A whole number from 1, as text in an address. */
export const countTextSchema = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'invalid'))

/** A number of rows, as text in an address. */
export const perPageTextSchema = /* @__PURE__ */ countTextSchema.check(
  z.refine((text) => Number(text) <= mostPerPage, 'too_big'),
)

/** Query of a list with pages. */
export const pagingQuerySchema = z.object({
  page: z._default(countTextSchema, '1'),
  per_page: z._default(perPageTextSchema, '10'),
})

/** A count: 0 or more. */
export const totalSchema = rupeesSchema

/** One page of rows; `total` counts the rows of all pages. A page after the last is empty. */
export const pageSchema = /* @__NO_SIDE_EFFECTS__ */ <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), page: countSchema, per_page: countSchema, total: totalSchema })

/** Filters of a list, as the address of a page has them. */
export type Filters = Readonly<Record<string, string>>

/** What a client may ask of such a list, beside the page. */
export type FilterOf<Query extends z.ZodMiniType> = Partial<Omit<z.input<Query>, 'page' | 'per_page'>>

/** What a client requests. */
export interface PageRequest {
  page: number
  perPage: number
}
