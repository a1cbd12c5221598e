/** Rows of one `insert`: PostgreSQL takes at most 65,535 values in a statement. */
const BATCH = 1000

/** Inserts any number of rows, in their order. */
export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH))
}
