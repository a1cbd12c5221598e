/** Comments of a script or style sheet that begin a line or follow code on it. A glob such as `**` with a slash is no comment. */
const blocks = /^[ \t]*\{?\/\*[^]*?\*\//gm
const lines = /(?:^|[ \t])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm
/** First arguments of tests and groups of tests; `signedIn` and `withBackCache` are tests of a signed-in donor. */
const titles =
  /(?:\b(?:it|test|describe|signedIn|withBackCache)(?:\.(?!each)\w+)*\(|\.each\([^'"`]*?\)\(|\](?: as const)?\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g

/** A text without code: code spans, placeholders, file names and directives of tools say nothing in words. */
const words = (text: string): string =>
  text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}|`[^`]*`/g, 'x').replace(/[\w/.-]+\.(?:tsx?|m?js|md|json|css|html)\b/g, 'x')

const inBlock = (comment: string): string =>
  comment
    .replace(/^\s*\{?\/\*+|\*+\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    // A blank line and a tag begin a sentence.
    .replace(/\n\s*\n|\n(?=@)/g, '. ')
const inLines = (comment: string): string => comment.replace(/^\s*\/\/ /gm, '')

/** The comments and test titles of a script, each as one line in words. */
export const commentsAndTitles = (script: string): string[] => {
  const comments = [...script.matchAll(blocks)].map(([comment]) => inBlock(comment))
  const short = [...script.matchAll(lines)].map(([comment]) => inLines(comment))
  const named = [...script.matchAll(titles)].map(([, , title = '']) => title.replaceAll('\\', ''))
  return [...comments, ...short, ...named].map((text) => words(text).replace(/\s+/g, ' ').trim())
}

/** Sentences of a text with more than `most` words. Words in parentheses do not count. */
export const longSentences = (text: string, most: number): string[] =>
  text
    .replace(/\([^()]*\)/g, '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > most)
