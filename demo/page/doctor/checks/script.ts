/** The script's tag: is it there, once, from the trust, without holding the page up. */
import { lineOf, wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import { scriptLine, type Trust } from '../trust.ts'

/** Tags of the widget's script, in their order. */
export const scriptTags = ({ document }: PastedPage): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="/donate.js"]'),
]

const sourceOf = (tag: Element): string => tag.getAttribute('src') ?? ''
const buildOf = (tag: Element): string => /\/widget\/([^/]+)\/donate\.js/.exec(sourceOf(tag))?.[1] ?? ''

export function checkScript(page: PastedPage, trust: Trust): Finding[] {
  const [first, ...others] = scriptTags(page)
  if (!first) return checkAbsence(page, trust)
  const twice = others.map((tag): Finding => {
    const [build, other] = [buildOf(first), buildOf(tag)]
    const told = build === other ? { about: String(others.length + 1) } : { about: `${build}, ${other}` }
    return { code: build === other ? 'script_twice' : 'script_mixed', ...told, at: tag, fix: () => lineOf(first) }
  })
  // What is wrong with a tag that is to go need not be mended.
  return [...twice, ...checkTag(first, trust)]
}

/** A script may be brought by Tag Manager, or made by a script of the page: then there is no tag to be seen. */
function checkAbsence({ document }: PastedPage, trust: Trust): Finding[] {
  const made = [...document.scripts].some(({ text }) => text.includes('/donate.js'))
  return made ? [] : [{ code: 'script_missing', about: '', fix: () => scriptLine(trust) }]
}

function checkTag(tag: HTMLScriptElement, trust: Trust): Finding[] {
  const found: Finding[] = []
  const [source, build] = [sourceOf(tag), buildOf(tag)]
  const right = `${trust.siteRoot}/widget/${build || 'v1'}/donate.js`
  if (source !== right) found.push(wrongAttributes('script_elsewhere', source, tag, { src: right }))
  const waits = tag.hasAttribute('async') || tag.hasAttribute('defer') || tag.getAttribute('type') === 'module'
  if (!waits) found.push(wrongAttributes('script_blocking', '', tag, { async: '' }))
  const integrity = tag.getAttribute('integrity')
  if (integrity === null) return found
  const published = trust.integrity.get(build)
  // A hash holds for one build only; and the browser compares nothing that it may not read.
  if (published === integrity && tag.hasAttribute('crossorigin')) return found
  const change = published ? { integrity: published, crossorigin: 'anonymous' } : { integrity: null, crossorigin: null }
  return [...found, wrongAttributes('integrity_wrong', build, tag, change)]
}
