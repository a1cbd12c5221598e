import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../../../../api/storage/tables/tables.ts'
import { breachesOf } from './breaches.ts'
import { readBooks } from './readBooks.ts'

export const inspectionSchema = z.object({
  tookMs: z.number(),
  breaches: z.array(
    z.object({ area: z.enum(['receipts', 'ledger', 'messages']), what: z.string(), about: z.string() }),
  ),
})
export type Inspection = z.infer<typeof inspectionSchema>

/** Compares the database with itself, and writes what it found into a file. */
export async function inspect(db: Kysely<Tables>, file: string): Promise<void> {
  const begun = performance.now()
  const breaches = breachesOf(await readBooks(db))
  const inspection: Inspection = { tookMs: performance.now() - begun, breaches }
  await writeFile(file, JSON.stringify(inspection))
}
