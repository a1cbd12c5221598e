import type * as z from 'zod/mini'
import { checkPayload } from './readBody.ts'

/**
 * Reads a request's query with a contract schema. Parameters outside the schema are ignored.
 * @throws Refused 422 with a code per parameter.
 */
export function readQuery<Schema extends z.ZodMiniType>(url: URL, schema: Schema): z.output<Schema> {
  return checkPayload(schema, Object.fromEntries(url.searchParams))
}

/** The offset and length of a list's page, and the page's data for the answer. */
export function readPaging(query: { page: string; per_page: string }) {
  const [page, perPage] = [Number(query.page), Number(query.per_page)]
  return { page, per_page: perPage, limit: perPage, offset: (page - 1) * perPage }
}
