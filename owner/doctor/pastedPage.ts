/** A page as its owner pasted it: parsed, never run, and nothing of it is fetched. */
import { JSDOM, VirtualConsole } from 'jsdom'
import { selectors } from '../../shared/embed/selectors.ts'

export interface PastedPage {
  document: Document
  /** From the header and from the page's own `<meta>`. Every one of them must allow the widget. */
  policies: readonly Policy[]
  /** Origin of the page, if its owner named it. */
  origin: string | undefined
  lineOf(element: Element): number | undefined
}

/**
 * @param html any part of a page
 * @param header a Content-Security-Policy as a server sends or configures it, or nothing
 * @param address of the page, or nothing
 */
export function readPastedPage(html: string, header: string, address: string): PastedPage {
  // Without a listener: errors in a page's style do not belong in our log.
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  const metas = document.querySelectorAll('meta[http-equiv="content-security-policy" i]')
  const texts = [header, ...[...metas].map((meta) => meta.getAttribute('content') ?? '')]
  return {
    document,
    policies: texts.flatMap(readPolicies),
    origin: originOf(address),
    lineOf: (element) => dom.nodeLocation(element)?.startLine,
  }
}

/** Tags of the widget's script, in order. */
export const scriptTags = ({ document }: PastedPage): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(selectors.script),
]

/** `www.page.example/donate` is an address too. */
function originOf(address: string): string | undefined {
  const text = address.trim()
  if (text === '') return undefined
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(whole) ? new URL(whole).origin : undefined
}

/** Parses a content policy, and says what it allows (Content Security Policy, level 3). */

/** Sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

const known =
  /(?:^|[\s;"'])((?:default|script|style|connect|img|font|frame|form|base|object|media|worker|child|manifest)-(?:src|src-elem|src-attr|ancestors|action|uri)|require-trusted-types-for|trusted-types|sandbox|report-\w+|upgrade-insecure-requests)(?=[\s;"]|$)/i

/** Where another header begins, as a server sends it or as its configuration sets it; `data:` and similar are sources. */
const header = /\n(?=\s*(?:add_header\s|header\s|(?!(?:data|blob|https?|wss?|filesystem|mediastream):)[\w-]+:\s))/i

/**
 * Enforced policies only: report-only ones block nothing.
 *
 * @param text of a header, or the lines of a server's configuration that send it, possibly between other headers. Commas begin another policy
 */
function readPolicies(text: string): Policy[] {
  return text
    .split(header)
    .filter((one) => !/content-security-policy-report-only/i.test(one))
    .flatMap((one) => one.split(/,(?=[^;]*-src\s)/i))
    .map((one) => one.slice(known.exec(one)?.index ?? one.length))
    .map((one) => readPolicy(one.replace(/^"|"(?:\s+always)?\s*;?\s*$/g, '')))
    .filter((policy) => policy.size > 0)
}

function readPolicy(text: string): Policy {
  const policy = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().replace(/^"/, '').split(/\s+/)
    // Of two equal directives the first counts.
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** The fallback of a directive that the policy does not have. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
}

/** @returns the directive that applies, or null if the policy does not restrict it */
export function decidingDirective(
  policy: Policy,
  directive: string,
): { name: string; sources: readonly string[] } | null {
  const name = (fallbacks[directive] ?? [directive]).find((one) => policy.has(one))
  return name === undefined ? null : { name, sources: policy.get(name) ?? [] }
}

/**
 * Whether a list of sources contains an address: a file, or a folder with everything in it, e.g. `https://trust.example/widget/`. @param own origin
 * of the page, for `'self'`
 */
export const allows = (sources: readonly string[], address: string, own: string | undefined): boolean =>
  sources.some((source) => matches(source, new URL(address), own))

/** A hash as a policy names it. */
export const hashSource = /^'(sha(?:256|384|512))-([\w+/=-]+)'$/i

/** Whether a list of sources contains every hash of a script's tag: only then does the hash alone allow a script of another address. */
export const allowsHashes = (sources: readonly string[], hashes: readonly string[]): boolean =>
  hashes.length > 0 && hashes.every((hash) => sources.some((source) => sameHash(source, hash)))

/** The name of a hash may be in capitals, its value may not. */
function sameHash(source: string, hash: string): boolean {
  const [, name = '', value = ''] = hashSource.exec(source) ?? []
  const dash = hash.indexOf('-')
  return name.toLowerCase() === hash.slice(0, dash).toLowerCase() && value === hash.slice(dash + 1)
}

const usualPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' }

function matches(
  source: string,
  { origin, protocol, hostname, port, pathname }: URL,
  own: string | undefined,
): boolean {
  if (source === '*') return true
  if (/^'self'$/i.test(source)) return origin === own
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === protocol
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:*']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source)
  if (!parts) return false
  const [, scheme, wild, host = '', number, path = '/'] = parts
  const schemeFits =
    scheme === undefined || `${scheme.toLowerCase()}:` === protocol || (scheme === 'http' && protocol === 'https:')
  const hostFits = wild ? hostname.endsWith(`.${host.toLowerCase()}`) : hostname === host.toLowerCase()
  const portFits = number === '*' || (number ?? usualPorts[protocol]) === (port || usualPorts[protocol])
  // A path that does not end in a slash is a single file.
  const pathFits = path.endsWith('/') ? pathname.startsWith(path) : pathname === path
  return schemeFits && hostFits && portFits && pathFits
}
