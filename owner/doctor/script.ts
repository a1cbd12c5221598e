/** The script's tag: it exists, once, from the trust, and does not block the page. */
import { buildOf, policyNeeds, repeatedScripts } from '../../shared/embed/pageFaults.ts'
import { lineOf, wrongAttributes } from './attributes.ts'
import {
  allows,
  allowsHashes,
  decidingDirective,
  hashSource,
  type PastedPage,
  type Policy,
  scriptTags,
} from './pastedPage.ts'
import type { Finding } from './examine.ts'
import { scriptLine, type Trust } from '../trust.ts'

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

/** A script of the page that creates the tag, so that the HTML contains none. */
const makerOf = ({ document }: PastedPage): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ text }) => text.includes('/donate.js'))

/** The address that updates itself. */
const newest = 'v1'

/** If the trust did not list its versions, any number may be one. */
const isServed = (build: string, { integrity }: Trust): boolean =>
  build === newest || integrity.has(build) || (integrity.size === 0 && /^\d+\.\d+\.\d+$/.test(build))

/** The version that the page has pinned, with its hashes; undefined if it uses, or will use after the fix, the newest. */
function pinnedBy(page: PastedPage, trust: Trust): { version: string; integrity: string | null } | undefined {
  const [tag] = scriptTags(page)
  const text = tag?.getAttribute('src') ?? makerOf(page)?.text ?? ''
  const version = buildOf(text)
  if (version === newest || !isServed(version, trust)) return undefined
  return { version, integrity: tag ? tag.getAttribute('integrity') : hashesIn(text).join(' ') || null }
}

/** What a policy must allow: a pinned version is one file, the newest a folder of files. */
function scriptAddress(page: PastedPage, trust: Trust): string {
  const pinned = pinnedBy(page, trust)
  return `${trust.siteRoot}/widget/${pinned ? `${pinned.version}/donate.js` : `${newest}/`}`
}

/** Hashes on the tag after the fix, e.g. `sha384-…`: a build that changes must have none. */
function hashesOf(page: PastedPage, trust: Trust): string[] {
  const pinned = pinnedBy(page, trust)
  if (!pinned || pinned.integrity === null) return []
  const published = trust.integrity.get(pinned.version)
  return published === null ? [] : hashesIn(published ?? pinned.integrity)
}

/** Those that browsers know, in an attribute or in a script's text. */
const hashesIn = (text: string): string[] => text.match(/\bsha(?:256|384|512)-[\w+/=-]+/gi) ?? []

export const checkPolicies = (page: PastedPage, trust: Trust): Finding[] =>
  page.policies.flatMap((policy) => [
    ...checkScriptSource(policy, page, trust),
    ...checkSource(policy, 'connect-src', `${trust.apiRoot}/`, page, trust),
    // Pictures may be in any folder.
    ...checkSource(policy, 'img-src', new URL('/', trust.apiRoot).href, page, trust),
  ])

function checkSource(
  policy: Policy,
  directive: 'connect-src' | 'img-src',
  folder: string,
  { origin: own }: PastedPage,
  trust: Trust,
): Finding[] {
  const deciding = decidingDirective(policy, directive)
  if (!deciding || allows(deciding.sources, folder, own)) return []
  return [missing(directive, deciding.sources, policyNeeds(trust)[directive])]
}

/** The current value of the directive, or of its fallback, with the missing source. */
function missing(directive: string, sources: readonly string[], ...added: string[]): Finding {
  const kept = sources.filter((one) => !/^'none'$/i.test(one))
  return { code: 'csp', about: directive, fix: () => [directive, ...kept, ...added].join(' ') }
}

/** A nonce or a hash beside `'strict-dynamic'` makes browsers ignore addresses; otherwise any of the three works. */
function checkScriptSource(policy: Policy, page: PastedPage, trust: Trust): Finding[] {
  const deciding = decidingDirective(policy, 'script-src')
  if (!deciding) return []
  const { name, sources } = deciding
  const strict = sources.some((source) => /^'strict-dynamic'$/i.test(source))
  const [tag] = scriptTags(page)
  if (!strict && allows(sources, scriptAddress(page, trust), page.origin)) return []
  const hashes = hashesOf(page, trust)
  if (allowsHashes(sources, hashes)) return []
  const nonces = sources.flatMap((source) => /^'nonce-(.*)'$/i.exec(source)?.[1] ?? [])
  const own = name === 'default-src' ? 'script-src' : name
  const byHash = hashes.length > 0 && sources.some((source) => hashSource.test(source))
  if (nonces.length === 0 && byHash) {
    const lacking = hashes.filter((hash) => !allowsHashes(sources, [hash]))
    return [missing(own, sources, ...lacking.map((hash) => `'${hash}'`))]
  }
  if (nonces.length === 0 && !strict) return [missing(own, sources, policyNeeds(trust)['script-src'])]
  if (!tag) return []
  const nonce = tag.getAttribute('nonce') ?? nonces[0] ?? '…'
  return [
    ...(nonces.length === 0 ? [missing(own, sources, `'nonce-${nonce}'`)] : []),
    ...(tag.hasAttribute('nonce') ? [] : [wrongAttributes('nonce_missing', '', tag, { nonce })]),
  ]
}
