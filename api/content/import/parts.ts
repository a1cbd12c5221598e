/** Schemas that several kinds of content share. Their messages are for editors. */

import * as z from 'zod/mini'
import { Marked, type Token } from 'marked'

const marked = new Marked({ gfm: true })

/** Markdown that an editor cannot use in a long text, and what to use instead. */
const refused: Readonly<Record<string, string>> = {
  html: 'holds HTML; write Markdown',
  image: 'holds a picture; name pictures in the JSON file',
  code: 'holds a line that begins with four spaces; move it to the margin',
}

/** The first Markdown feature that pages do not show, in words; null if there is none. */
function problemOf(markdown: string): string | null {
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
function toHtml(markdown: string): string {
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

export const text = z.string().check(z.trim(), z.minLength(1))
/** A text that may be empty, e.g. the description of a picture that is only decoration. */
export const textOrNone = z.string().check(z.trim())

/** A long text: Markdown in the file, HTML in the database. */
export const longText = z.pipe(
  text,
  z.transform((markdown, context) => {
    const problem = problemOf(markdown)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: markdown })
    return toHtml(markdown)
  }),
)

export const id = z.int().check(z.minimum(1))
export const rupees = z.int().check(z.minimum(1))
export const count = z.int().check(z.minimum(0))
export const name = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small Latin letters, numbers and hyphens'))
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-02'))

/** A list in which every name, id or amount is different. */
export const distinct = <Schema extends z.ZodMiniType>(entry: Schema, keys: readonly string[] = []) =>
  z.array(entry).check(
    z.refine(
      (all) => {
        const same = (values: readonly unknown[]) => new Set(values).size < values.length
        if (keys.length === 0) return !same(all)
        return !keys.some((key) => same(all.map((one) => Object(one)[key])))
      },
      keys.length > 0 ? `has two entries with the same ${keys.join(' or ')}` : 'names something twice',
    ),
  )

export const keysOf = (all: readonly { key: string }[]) => all.map((one) => one.key)

/** One text, or group of texts, for each name in the JSON file. */
export const each = <Text>(
  names: readonly (string | number)[],
  schema: z.ZodMiniType<Text>,
): z.ZodMiniType<Readonly<Record<string, Text>>> =>
  z.prefault(z.strictObject(Object.fromEntries(names.map((one) => [String(one), schema]))), {})
