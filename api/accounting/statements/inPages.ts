/** Donations that are read at a time: few enough for memory, and many enough for speed. */
const PAGE = 2000

/**
 * Rows by rising id, page after page, so that a large year is never in memory as a whole.
 * @param read answers the first `size` rows whose id is greater than `after`
 */
export async function* inPages<Row extends { id: number }>(
  read: (after: number, size: number) => Promise<Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after, size)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < size) return
    after = last.id
  }
}
