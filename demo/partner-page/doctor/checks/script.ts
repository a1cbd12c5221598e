/** The script's tag: it exists, once, from the trust, and does not block the page. */
import { buildOf, repeatedScripts } from '../../../../shared/embed/repeatedScripts.ts'
import { lineOf, wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import { scriptLine, type Trust } from '../trust.ts'
import { isServed, makerOf, newest, scriptTags } from './brought.ts'

const sourceOf = (tag: Element): string => tag.getAttribute('src') ?? ''

export function checkScript(page: PastedPage, trust: Trust): Finding[] {
  const tags = scriptTags(page)
  const [first, ...others] = tags
  if (!first) return checkAbsence(page, trust)
  const repeated = repeatedScripts(tags.map(sourceOf), true).map((fault, place): Finding => {
    const at = others[place] ?? first
    // Two trusts keep both lines.
    return { ...fault, at, fix: () => (fault.code === 'script_trusts' ? '' : lineOf(first)) }
  })
  // A tag that will be removed needs no fixes.
  return [...repeated, ...checkTag(first, trust)]
}

/** Tag Manager or a script of the page may create the script's tag: then the HTML contains none. */
function checkAbsence(page: PastedPage, trust: Trust): Finding[] {
  return makerOf(page) ? [] : [{ code: 'script_missing', about: '', fix: () => scriptLine(trust) }]
}

function checkTag(tag: HTMLScriptElement, trust: Trust): Finding[] {
  const found: Finding[] = []
  const source = sourceOf(tag)
  const build = buildOf(source)
  const served = isServed(build, trust)
  const change = served ? {} : { integrity: null, crossorigin: null }
  const right = { src: `${trust.siteRoot}/widget/${served ? build : newest}/donate.js`, ...change }
  if (source !== `${trust.siteRoot}/widget/${build}/donate.js`)
    found.push(wrongAttributes('script_elsewhere', source, tag, right))
  else if (!served) found.push(wrongAttributes('version_unknown', build, tag, right))
  const waits = tag.hasAttribute('async') || tag.hasAttribute('defer') || tag.getAttribute('type') === 'module'
  if (!waits) found.push(wrongAttributes('script_blocking', '', tag, { async: '' }))
  return served ? [...found, ...checkIntegrity(tag, build, trust)] : found
}

/** A hash is valid for one build only, and the browser cannot compare what it may not read. */
function checkIntegrity(tag: Element, build: string, trust: Trust): Finding[] {
  const integrity = tag.getAttribute('integrity')
  const published = trust.integrity.get(build)
  if (integrity === null || (published === integrity && tag.hasAttribute('crossorigin'))) return []
  // A version that the trust did not list.
  if (published === undefined && build !== newest) return []
  const change = published ? { integrity: published, crossorigin: 'anonymous' } : { integrity: null, crossorigin: null }
  return [wrongAttributes('integrity_wrong', build, tag, change)]
}
