/** The site's style sheet in two steps: a page contains what it needs, and the whole sheet loads after it (docs/decisions/008). */

import { createHash } from 'node:crypto'
import { type AtRule, parse, type Root, list } from 'postcss'
import { type BuiltFile, toFile } from './files/builtFiles.ts'

/** The parts of a page in selector notation: `p`, `.name`, `#id`, `[attribute]`. */
type Names = ReadonlySet<string>

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

const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

export interface SiteStyle {
  /** By path: the sheets that pages link to. */
  files: ReadonlyMap<string, BuiltFile>
  /**
   * Replaces the link by the style that a page uses, and adds the whole sheet after it. That sheet does not block the first paint:
   * site/framework/firstLoad/prerendered.ts activates its `media`. Readers without scripts get it by `noscript`.
   *
   * @param html of a page with the built index.html's link
   * @returns the page, and a hash for the content security policy of each inline style
   */
  into(html: string): { html: string; styleHashes: string[] }
}

/** @param site built files by path */
export async function openSiteStyle(site: ReadonlyMap<string, BuiltFile>): Promise<SiteStyle> {
  const text = (path: string): string => new TextDecoder().decode(site.get(path)?.bodies.identity)
  const built = link.exec(text('/index.html'))?.[1]
  const style = built === undefined ? '' : text(built)
  if (style === '') return { files: new Map(), into: (html) => ({ html, styleHashes: [] }) }

  const sheet = parse(style)
  const { path, file } = await wholeSheet(sheet)
  const deferred =
    `<link rel="stylesheet" href="${path}" media="not all" data-whole-style>` +
    `<noscript><link rel="stylesheet" href="${path}"></noscript>`
  return {
    files: new Map([[path, file]]),
    into(html) {
      const used = usedStyle(sheet, html)
      return {
        html: html.replace(link, () => `<style>${used}</style>${deferred}`),
        styleHashes: [digest(used)],
      }
    },
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')

/**
 * The part of a style sheet that a page's HTML needs: its tokens, font faces, and rules that may match, in order. Styles for print or scripts (later
 * states, menus, toasts) are left to the whole sheet, which loads after it.
 *
 * @param sheet is not changed
 */
export function usedStyle(sheet: Root, html: string): string {
  const names = namesIn(html)
  const used = sheet.clone()
  used.walkRules((rule) => {
    if (!isKeyframes(rule.parent) && !rule.selectors.some((selector) => canMatch(selector, names))) rule.remove()
  })
  // Inner ones first: an outer one may be empty after them.
  const atRules: AtRule[] = []
  used.walkAtRules((rule) => void atRules.unshift(rule))
  for (const rule of atRules) if (isForPaper(rule) || isEmptied(rule)) rule.remove()

  const animations = new Set<string>()
  used.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  used.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
  return used.toString()
}

const isKeyframes = (node: { type: string } | undefined): boolean =>
  node?.type === 'atrule' && 'name' in node && String(node.name).endsWith('keyframes')
const isForPaper = ({ name, params }: AtRule): boolean => name === 'page' || (name === 'media' && params === 'print')
/** The first mention of a layer sets its order among the others, so it stays, with or without rules. */
const isEmptied = ({ name, nodes }: AtRule): boolean => name !== 'layer' && nodes?.length === 0

/** Whether a path may be that of a whole sheet. */
export const isWholeSheet = (path: string): boolean => /^\/assets\/whole-[\w-]{8}\.css$/.test(path)

/** The sheet that a page loads after its first paint, made from a build's style sheet. Its path contains a hash of its content. */
export async function wholeSheet(sheet: Root): Promise<{ path: string; file: BuiltFile }> {
  const whole = withoutFaces(sheet)
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 8)
  const file = await toFile(Buffer.from(whole), 'text/css; charset=utf-8', (same) => same)
  return { path: `/assets/whole-${hash}.css`, file }
}

/** Every page has the font faces already; repeated, a browser would load and swap them twice. */
function withoutFaces(sheet: Root): string {
  const rest = sheet.clone()
  rest.walkAtRules('font-face', (face) => void face.remove())
  return rest.toString()
}
