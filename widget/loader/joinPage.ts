/** A script that finds another one on the page. It loads only then. */
import type { DonateWidgetApi } from '../publicApi.ts'

/** The last script before an opener names its trust if nothing else does. Scripts in <head> are near to no opener. */
const nearestScript = (opener: Element): Element | undefined =>
  [...document.querySelectorAll('body script[src*="/donate.js"]')].findLast(
    (script) => script.compareDocumentPosition(opener) & Node.DOCUMENT_POSITION_FOLLOWING,
  )

const originOf = (address: string): string => new URL(address, location.href).origin

/** Whether an opener is this trust's: by its attribute, its link to a donation page, else the nearest script. */
const isNamed = (opener: Element, siteRoot: string, tag: Element): boolean => {
  const link = opener.closest('a') ?? opener.querySelector('a')
  const named = opener.getAttribute('data-site-root') ?? (link?.pathname === '/donate' ? link.href : null)
  return named ? originOf(named) === originOf(siteRoot) : nearestScript(opener) === tag
}

/**
 * The same trust twice: the first script does everything. Another trust: it opens what names it, with its own dialog, and leaves global and address to the first.
 *
 * @param first the page's `window.DonateWidget`
 * @param own of this script, and its ways to find and to handle an opener
 */
export const joinPage = (
  first: DonateWidgetApi,
  own: DonateWidgetApi,
  tag: Element,
  openerOf: (event: Event) => Element | undefined,
  hear: (event: Event) => void,
): void => {
  const [trust] = own.trusts
  // A version that knows only one trust lists none.
  if (!trust || !first.trusts || first.trusts.some(({ siteRoot }) => siteRoot === trust.siteRoot))
    return console.warn('donate twice')
  const { siteRoot } = trust
  const claims = (opener: Element): boolean => isNamed(opener, siteRoot, tag)
  first.trusts.push({ siteRoot, claims })
  own.configure()
  for (const type of ['pointerover', 'focusin', 'click'])
    addEventListener(
      type,
      (event) => {
        const opener = openerOf(event)
        if (opener && claims(opener)) hear(event)
      },
      true,
    )
}
