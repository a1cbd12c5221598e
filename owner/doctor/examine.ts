/** The doctor: every fault of a pasted page, and the line that fixes it. */

import {
  checkOptions,
  checkOrigin,
  checkPartners,
  checkProjects,
  checkSpelling,
  lineOf,
  wrongAttributes,
} from './attributes.ts'
import {
  type PastedPage,
  scriptTags,
  allows,
  allowsHashes,
  decidingDirective,
  hashSource,
  type Policy,
} from './pastedPage.ts'
import { type Trust, scriptLine } from '../trust.ts'
import type { DoctorCode } from '../../shared/embed/findings.ts'
import { holdsPage, selectors } from '../../shared/embed/selectors.ts'
import { toLanguage } from '../../shared/languages.ts'
import { pageAddress } from '../configurator/embed.ts'
import { buildOf, policyNeeds, repeatedScripts } from '../../shared/embed/pageFaults.ts'

/** The script's tag: it exists, once, from the trust, and does not block the page. */
const sourceOf = (tag: Element): string => tag.getAttribute('src') ?? ''

function checkScript(page: PastedPage, trust: Trust): Finding[] {
  const tags = scriptTags(page)
  const [first, ...others] = tags
  // Tag Manager or a script of the page may create the script's tag: then the HTML contains none.
  if (!first) return makerOf(page) ? [] : [{ code: 'script_missing', about: '', fix: () => scriptLine(trust) }]
  const repeated = repeatedScripts(tags.map(sourceOf), true).map((fault, place): Finding => {
    const at = others[place] ?? first
    // Two trusts keep both lines.
    return { ...fault, at, fix: () => (fault.code === 'script_trusts' ? '' : lineOf(first)) }
  })
  // A tag that will be removed needs no fixes.
  return [...repeated, ...checkTag(first, trust)]
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

const checkPolicies = (page: PastedPage, trust: Trust): Finding[] =>
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

/** In order of the fixes: a fixed misspelt element counts as ours for the next checks, and a link is written for the fixed project. */
const checks = [
  checkSpelling,
  checkScript,
  checkPolicies,
  checkOptions,
  checkPartners,
  checkProjects,
  checkOpeners,
  checkOrigin,
]

/** Everything that is wrong with a page, in the order of the fixes; the same fault once. It fixes the parsed page. */
export function examine(page: PastedPage, trust: Trust): Problem[] {
  const found = checks.flatMap((check) => check(page, trust))
  for (const { mend } of found) mend?.()
  const problems = found.map(({ code, about, more, at, fix }) => ({
    code,
    about,
    more,
    line: at && page.lineOf(at),
    fix: fix(),
  }))
  const same = (a: Problem, b: Problem) => a.code === b.code && a.about === b.about && a.fix === b.fix
  return problems.filter((problem, place) => problems.findIndex((other) => same(other, problem)) === place)
}

/** What it is about: an id, an address, a directive. */
interface About {
  code: DoctorCode
  about: string
  more?: string | undefined
}

/** A finding. All faults are fixed in the parsed page first, and the lines are written afterwards, so that no line brings another fault back. */
export interface Finding extends About {
  /** The faulty element. */
  at?: Element
  mend?: () => void
  fix: () => string
}

export interface Problem extends About {
  /** Line of the pasted text, counted from 1. */
  line?: number | undefined
  /** The line that fixes it. */
  fix: string
}

function checkOpeners(page: PastedPage, trust: Trust): Finding[] {
  const found = [...page.document.querySelectorAll(selectors.opener)]
  const open = found.filter(holdsPage)
  const closed = found.filter((element) => !open.includes(element))
  return [
    ...open.map(unclosed),
    ...checkRoots(page),
    ...checkPresence(page, trust, found),
    ...closed.flatMap((element) => checkLink(element, page, trust)),
  ]
}

/** The parser has put the rest of the page into it, so only its start is shown. */
function unclosed(element: Element): Finding {
  const { localName } = element
  const start = element.cloneNode(false) as Element
  // A wrapper is closed already: its attribute belongs to the button inside.
  const fix = localName.startsWith('donate-') ? () => lineOf(start) : () => ''
  return { code: 'element_open', about: `<${localName}>`, at: element, fix }
}

/** Buttons in closed shadow roots, as the page's HTML declares them. Links work there without us. */
const checkRoots = ({ document }: PastedPage): Finding[] =>
  [...document.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode="closed"]')].flatMap(({ content }) =>
    [...content.querySelectorAll('[data-donate]:not(a, donate-button)')].map(
      (at): Finding => ({
        code: 'root_closed',
        about: '',
        at,
        fix: () => '<donate-button></donate-button>',
      }),
    ),
  )

function checkPresence(page: PastedPage, trust: Trust, found: readonly Element[]): Finding[] {
  const { document } = page
  const floats = scriptTags(page).some((tag) => tag.hasAttribute('data-floating'))
  const opens = [...document.scripts].some(({ text }) => /DonateWidget|data-floating/.test(text))
  if (found.length > 0 || floats || opens || document.querySelector('a[href*="#donate"]')) return []
  const sample = document.createElement('donate-button')
  return [{ code: 'opener_missing', about: '', fix: () => lineOf(withLink(sample, page, trust)) }]
}

/** Whether it is a link to the trust, contains one, or has one beside it. */
function checkLink(element: Element, page: PastedPage, trust: Trust): Finding[] {
  const link = `a[href^="${trust.siteRoot}/"]`
  const plainLink = element.parentElement?.querySelector(`:scope > ${link}`)
  if (element.matches(link) || element.querySelector(link) || plainLink) return []
  const own = element.localName.startsWith('donate-')
  const missing = { code: 'link_missing', about: element.localName, at: element } as const
  if (!own) return [{ ...missing, fix: () => lineOf(linkFor(element, 'data-donate-', page, trust)) }]
  return [{ ...missing, mend: () => withLink(element, page, trust), fix: () => lineOf(element) }]
}

function withLink(element: Element, page: PastedPage, trust: Trust): Element {
  element.replaceChildren(linkFor(element, '', page, trust))
  return element
}

/** A link with the text and the choices of its element, and the page's partner, because nothing else tells the trust's own page. */
function linkFor(element: Element, prefix: string, page: PastedPage, { siteRoot, partner }: Trust): Element {
  // The script's tag is fixed by now.
  const [tag] = scriptTags(page)
  const option = (name: string, ofPage?: string | null) =>
    Number(element.getAttribute(prefix + name) || ofPage) || undefined
  const choices = {
    // As the widget reads it (widget/loader/readRequest.ts).
    project: option('project-id', tag?.getAttribute('data-project-id')),
    purpose: option('purpose-id'),
    lang: toLanguage(tag?.getAttribute('data-lang') ?? '') ?? 'page',
    partner: tag?.getAttribute('data-partner') ?? partner?.partner_id ?? '',
  } as const
  const link = element.ownerDocument.createElement('a')
  link.setAttribute('href', pageAddress(choices, siteRoot, option('amount')))
  link.textContent = element.textContent?.trim() || 'Donate Now'
  for (const { name, value } of element.attributes) if (name.startsWith('data-donate')) link.setAttribute(name, value)
  return link
}
