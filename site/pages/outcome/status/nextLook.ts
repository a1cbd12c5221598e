const firstMs = 2_000
const growth = 1.35
const longestMs = 10_000
const altogetherMs = 5 * 60_000

const waitAfter = (look: number) => Math.min(firstMs * growth ** (look - 1), longestMs)

/**
 * Wait before the next check of a pending donation, growing from 2 s to 10 s; false once the waits add up to five minutes.
 * @param looks number of checks so far, 1 or more
 */
export const nextLookMs = (looks: number): number | false => {
  let waited = 0
  for (let look = 1; look < looks; look++) waited += waitAfter(look)
  return waited < altogetherMs && waitAfter(looks)
}
