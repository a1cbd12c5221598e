import type { PostgresPool } from 'kysely'
import type { PreparedPglite } from './preparedPglite.ts'

/** Runs a text of one or several statements, as the job queue writes them. Answers the rows of all of them. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>

type Row = Record<string, unknown>
type Answered = { rows: Row[] }

/** Over the connections that the API has anyway. A statement that fails closes its connection, so no open transaction is left behind. */
export const executeOverPool =
  (pool: PostgresPool): ExecuteSql =>
  async (text, values = []) => {
    const client = await pool.connect()
    try {
      // The driver answers a list for several statements; its types do not say so.
      const answered: Answered | Answered[] = await client.query<Row>(text, values)
      client.release()
      return { rows: [answered].flat().flatMap((result) => result.rows) }
    } catch (error) {
      client.release(true)
      throw error
    }
  }

/** Over the embedded database. Its only connection waits for open transactions of the API. */
export const executeOverPglite =
  (open: () => Promise<PreparedPglite>): ExecuteSql =>
  async (text, values) => {
    const pglite = await open()
    if (values?.length) return pglite.query<Row>(text, values)
    const results = await pglite.exec(text)
    return { rows: results.flatMap((result) => result.rows) }
  }
