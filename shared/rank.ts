/** A thing to find: its names, and other words about it, in any language. */
export interface Searchable {
  names: string
  words: string
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Things that contain every word of the question, best first. A word in the name counts more, and so does a word at a beginning. */
export function rank<Thing extends Searchable>(question: string, things: readonly Thing[]): Thing[] {
  const wanted = plain(question)
    .split(/[\s,.;:!?/|।"'()-]+/u)
    .filter(Boolean)
  if (wanted.length === 0) return []
  const scored = things.map((thing) => ({ thing, score: scoreOf(wanted, plain(thing.names), plain(thing.words)) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}

function scoreOf(wanted: readonly string[], names: string, words: string): number {
  let score = 0
  for (const word of wanted) {
    const own = 3 * closeness(word, names) + closeness(word, words)
    if (own === 0) return 0
    score += own
  }
  return score
}

function closeness(word: string, text: string): number {
  if (` ${text}`.includes(` ${word}`)) return 2
  return text.includes(word) ? 1 : 0
}
