import { list } from 'postcss'

/** The parts of a page in selector notation: `p`, `.name`, `#id`, `[attribute]`. */
export type Names = ReadonlySet<string>

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g

/** Attributes that the reader's own browser sets, without any script. */
const setByBrowser = ['[open]']

/** Every element, class, id and attribute in the HTML. */
export function namesIn(html: string): Names {
  const names = new Set(setByBrowser)
  for (const [, element = '', attributes = ''] of html.matchAll(tag)) {
    names.add(element.toLowerCase())
    for (const [, name = '', double, single, bare] of attributes.matchAll(attribute)) {
      names.add(`[${name.toLowerCase()}]`)
      const value = double ?? single ?? bare ?? ''
      if (name === 'class') for (const each of value.split(/\s+/)) names.add(`.${each}`)
      if (name === 'id') names.add(`#${value}`)
    }
  }
  return names
}

const name = String.raw`(?:\\.|[\w-]|[^\x00-\x7f])+`
const simple = new RegExp(
  [
    String.raw`(?<named>[.#]${name})`,
    String.raw`\[\s*(?<attribute>[\w-]+)[^\]]*\]`,
    String.raw`::?(?<pseudo>[\w-]+)(?<open>\()?`,
    `(?<element>${name})`,
    String.raw`[\s>+~*&]+`,
  ].join('|'),
  'y',
)
/** One of these must match; other brackets (`:not`, `:nth-child`, `:lang`) exclude nothing. */
const anyOf = new Set(['is', 'where', 'has'])

/**
 * Whether a selector may match something in a page. It never excludes a match: it ignores combinators, states and attributes' values, and what it
 * cannot read may match.
 *
 * @param selector a single one, without a comma outside brackets
 */
export function canMatch(selector: string, names: Names): boolean {
  let at = 0
  while (at < selector.length) {
    simple.lastIndex = at
    const groups = simple.exec(selector)?.groups
    if (!groups) return true
    at = simple.lastIndex
    const { named, attribute: has, pseudo, open, element } = groups
    if (open) {
      const end = closing(selector, at)
      const inner = selector.slice(at, end)
      if (anyOf.has(pseudo ?? '') && !list.comma(inner).some((each) => canMatch(each, names))) return false
      at = end + 1
    }
    if (named && !names.has(named.replaceAll(/\\(.)/g, '$1'))) return false
    if (has && !names.has(`[${has.toLowerCase()}]`)) return false
    if (element && !names.has(element.toLowerCase())) return false
  }
  return true
}

/** The closing position of the bracket opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
