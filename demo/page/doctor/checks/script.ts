/** The script's tag: is it there, once, from the trust, without holding the page up. */
import type { PastedPage } from '../pastedPage.ts'
import type { Problem } from '../problem.ts'
import { scriptLine, type Trust } from '../trust.ts'

/** Tags of the widget's script, in their order. */
export const scriptTags = ({ document }: PastedPage): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="/donate.js"]'),
]

const sourceOf = (tag: Element): string => tag.getAttribute('src') ?? ''
const buildOf = (tag: Element): string => /\/widget\/([^/]+)\/donate\.js/.exec(sourceOf(tag))?.[1] ?? ''

/** The tag as it stands, with one thing changed. */
export function mended(tag: Element, change: Readonly<Record<string, string | null>>): string {
  const copy = tag.cloneNode() as Element
  for (const [name, value] of Object.entries(change)) {
    if (value === null) copy.removeAttribute(name)
    else copy.setAttribute(name, value)
  }
  return copy.outerHTML.replaceAll('=""', '')
}

export function checkScript(page: PastedPage, trust: Trust): Problem[] {
  const tags = scriptTags(page)
  const [first, ...others] = tags
  if (!first) return checkAbsence(page, trust)
  return [
    ...others.map((tag): Problem => {
      const mixed = buildOf(tag) !== buildOf(first)
      const about = mixed ? `${buildOf(first)}, ${buildOf(tag)}` : String(tags.length)
      return { code: mixed ? 'script_mixed' : 'script_twice', about, line: page.lineOf(tag), fix: mended(first, {}) }
    }),
    ...tags.flatMap((tag) => checkTag(tag, page, trust)),
  ]
}

/** A script may be brought by Tag Manager, or made by a script of the page: then there is no tag to be seen. */
function checkAbsence({ document }: PastedPage, trust: Trust): Problem[] {
  const made = [...document.scripts].some(({ text }) => text.includes('/donate.js'))
  return made ? [] : [{ code: 'script_missing', about: '', fix: scriptLine(trust) }]
}

function checkTag(tag: HTMLScriptElement, page: PastedPage, trust: Trust): Problem[] {
  const problems: Problem[] = []
  const line = page.lineOf(tag)
  const source = sourceOf(tag)
  const right = `${trust.siteRoot}/widget/${buildOf(tag) || 'v1'}/donate.js`
  if (source !== right)
    problems.push({ code: 'script_elsewhere', about: source, line, fix: mended(tag, { src: right }) })
  const waits = ['async', 'defer'].some((name) => tag.hasAttribute(name)) || tag.getAttribute('type') === 'module'
  if (!waits) problems.push({ code: 'script_blocking', about: '', line, fix: mended(tag, { async: '' }) })
  const integrity = tag.getAttribute('integrity')
  if (integrity === null) return problems
  const published = trust.integrity.get(buildOf(tag))
  // A hash holds for one build only; and the browser compares nothing that it may not read.
  if (!published)
    problems.push({
      code: 'integrity_wrong',
      about: buildOf(tag),
      line,
      fix: mended(tag, { integrity: null, crossorigin: null }),
    })
  else if (published !== integrity || !tag.hasAttribute('crossorigin'))
    problems.push({
      code: 'integrity_wrong',
      about: buildOf(tag),
      line,
      fix: mended(tag, { integrity: published, crossorigin: 'anonymous' }),
    })
  return problems
}
