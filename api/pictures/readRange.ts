/** First and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header for a file of `size` bytes. Null: answer the whole file, for no range, several, or an unreadable one. `outside`: the range begins
 * after the end (416).
 */
export function readRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const tail = Number(to)
    return tail === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - tail), last: size - 1 }
  }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'outside'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
