import type { AtRule, Root } from 'postcss'
import { canMatch, namesIn } from './selectorMatch.ts'

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
