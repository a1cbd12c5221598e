import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../../../../api/storage/tables/tables.ts'
import { breachesOf, breachSchema } from './breaches.ts'
import { readBooks } from './readBooks.ts'

export const inspectionSchema = z.object({ tookMs: z.number(), breaches: z.array(breachSchema) })

/** Compares the database with itself. */
export async function inspect(db: Kysely<Tables>): Promise<z.infer<typeof inspectionSchema>> {
  const begun = performance.now()
  const breaches = breachesOf(await readBooks(db))
  return { tookMs: performance.now() - begun, breaches }
}
