/** Most letters that the search takes. */
const most = 80

/**
 * What somebody may have meant with an address that leads nowhere: its words, without marks and numbers.
 * @param from the path, untrusted
 * @returns e.g. `free kitchen` for `/blog/free-kitchen_2.html`; empty where there is no word
 */
export const meantWords = (from: string): string => {
  let path = from
  try {
    path = decodeURIComponent(from)
  } catch {
    // Half an escape: the rest still has words.
  }
  return path
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)
    .slice(-3)
    .join(' ')
    .slice(0, most)
}
