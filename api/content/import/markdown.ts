import { Marked, type Token } from 'marked'

const marked = new Marked({ gfm: true })

/** Markdown that an editor cannot use in a long text, and what to use instead. */
const refused: Readonly<Record<string, string>> = {
  html: 'holds HTML; write Markdown',
  image: 'holds a picture; name pictures in the JSON file',
  code: 'holds a line that begins with four spaces; move it to the margin',
}

/** The first Markdown feature that pages do not show, in words; null if there is none. */
export function problemOf(markdown: string): string | null {
  let found: string | null = null
  const look = (token: Token) => {
    found ??= refused[token.type] ?? (token.type === 'heading' ? wrongHeading(token.depth) : null)
  }
  // `look` returns no promise, so nothing waits here.
  void marked.walkTokens(marked.lexer(markdown), look)
  return found
}

const wrongHeading = (depth: number) =>
  depth === 2 || depth === 3 ? null : 'has a title of another size than ## and ###'

/** Turns Markdown into the HTML that the API answers. A line after a table that begins with a colon becomes the table's caption. */
export function toHtml(markdown: string): string {
  const html = marked.parser(marked.lexer(markdown))
  return html
    .replace(
      /(<table>(?:(?!<\/table>)[\s\S])*<\/table>)\s*<p>: (.*?)<\/p>/g,
      '<figure>$1<figcaption>$2</figcaption></figure>',
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim()
}
