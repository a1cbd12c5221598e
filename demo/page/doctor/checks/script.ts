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

/** The address that mends itself. */
const newest = 'v1'

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

/** Where the trust did not say which versions it keeps, every number may be one. */
const isServed = (build: string, { integrity }: Trust): boolean =>
  build === newest || integrity.has(build) || (integrity.size === 0 && /^\d+\.\d+\.\d+$/.test(build))

/** The version that the page has pinned; undefined where it takes, or once it is mended will take, the newest. */
const pinnedBy = (tag: Element, trust: Trust): string | undefined => {
  const build = buildOf(tag)
  return build !== newest && isServed(build, trust) ? build : undefined
}

/** What a policy has to let in: a pinned version is one file, the newest a folder of them. */
export function scriptAddress(tag: Element | undefined, trust: Trust): string {
  const version = tag && pinnedBy(tag, trust)
  return `${trust.siteRoot}/widget/${version === undefined ? `${newest}/` : `${version}/donate.js`}`
}

/** Hashes that stand on a tag once it is mended, e.g. `sha384-…`: a build that changes is to have none. */
export function hashesOf(tag: Element, trust: Trust): string[] {
  const [integrity, version] = [tag.getAttribute('integrity'), pinnedBy(tag, trust)]
  if (integrity === null || version === undefined) return []
  const words = (trust.integrity.get(version) ?? integrity).split(/\s+/)
  return words.filter((word) => /^sha(256|384|512)-/i.test(word)).map((word) => word.replace(/\?.*$/, ''))
}

/** A hash holds for one build only; and the browser compares nothing that it may not read. */
function checkIntegrity(tag: Element, build: string, trust: Trust): Finding[] {
  const integrity = tag.getAttribute('integrity')
  const published = trust.integrity.get(build)
  if (integrity === null || (published === integrity && tag.hasAttribute('crossorigin'))) return []
  // Of a version of which the trust said nothing.
  if (!published && build !== newest) return []
  const change = published ? { integrity: published, crossorigin: 'anonymous' } : { integrity: null, crossorigin: null }
  return [wrongAttributes('integrity_wrong', build, tag, change)]
}
