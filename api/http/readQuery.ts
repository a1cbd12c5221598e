import type * as z from 'zod/mini'
import { checkPayload } from './readBody.ts'

/**
 * Reads the query of a request with a contract schema; what the schema does not name is ignored.
 * @throws Refused 422 with a code per parameter.
 */
export function readQuery<Schema extends z.ZodMiniType>(url: URL, schema: Schema): z.output<Schema> {
  return checkPayload(schema, Object.fromEntries(url.searchParams))
}

/** Where a page of a list begins and ends, and what its answer says of itself. */
export function readPaging(query: { page: string; per_page: string }) {
  const [page, perPage] = [Number(query.page), Number(query.per_page)]
  return { page, per_page: perPage, limit: perPage, offset: (page - 1) * perPage }
}
