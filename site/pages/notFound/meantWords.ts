/** Maximum letters of a search. */
const most = 80

/**
 * The likely search words of an unknown address, without marks and numbers.
 * @param from the path, untrusted
 * @returns e.g. `free kitchen` for `/blog/free-kitchen_2.html`; empty if it has no word
 */
export const meantWords = (from: string): string => {
  let path = from
  try {
    path = decodeURIComponent(from)
  } catch {
    // An incomplete escape: the rest still has words.
  }
  return path
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)
    .slice(-3)
    .join(' ')
    .slice(0, most)
}
