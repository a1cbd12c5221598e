import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'

/** Runs a text of one or several statements, as the job queue writes them. Answers the rows of all of them. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>

type Row = Record<string, unknown>

/** Over the connections that the API has anyway. A statement that fails closes its connection, so no open transaction is left behind. */
export const executeOverPool =
  (pool: Pool): ExecuteSql =>
  async (text, values) => {
    // The driver answers a list for several statements; its types do not say so.
    const answered: { rows: Row[] } | Array<{ rows: Row[] }> = await pool.query<Row>(text, values)
    return { rows: [answered].flat().flatMap((result) => result.rows) }
  }

/** Over the embedded database. Its only connection waits for open transactions of the API. */
export const executeOverPglite =
  (open: () => Promise<PGlite>): ExecuteSql =>
  async (text, values) => {
    const pglite = await open()
    try {
      if (values?.length) return await pglite.query<Row>(text, values)
      const results = await pglite.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    } catch (error) {
      // A text with its own BEGIN leaves the transaction open when it fails.
      await pglite.exec('ROLLBACK')
      throw error
    }
  }
