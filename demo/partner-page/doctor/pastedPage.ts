/** A page as its owner pasted it: parsed, never run, and nothing of it is fetched. */
import { JSDOM, VirtualConsole } from 'jsdom'
import { type Policy, readPolicies } from './policy.ts'

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

/** `www.page.example/donate` is an address too. */
function originOf(address: string): string | undefined {
  const text = address.trim()
  if (text === '') return undefined
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(whole) ? new URL(whole).origin : undefined
}
