/** Which elements of the page are openers of this trust. */
import { holdsPage } from '../../shared/embed/holdsPage.ts'
import type { Trust } from '../publicApi.ts'
import { options } from './settings.ts'

/** This trust, and those whose scripts ran later (`joinPage.ts`). */
export const trusts: Trust[] = [options]

let warned = false

/** An element that contains a part of the page is no opener. Its owner gets one line in the console. */
const isUnclosed = (opener: Element): boolean => {
  const unclosed = holdsPage(opener)
  if (unclosed && !warned) console.warn('Close it:', opener)
  warned ||= unclosed
  return unclosed
}

/**
 * Whether another trust's script claims it, or its link is to another trust's donation page. A donation page of the host page's own, or of this trust's name without
 * `www.`, is no other trust's.
 */
const isOthers = (opener: Element): boolean => {
  const { host, pathname } = opener.closest('a') || opener.querySelector('a') || location
  return (
    (pathname === '/donate' && host !== location.host && !options.siteRoot.includes(host)) ||
    trusts.some((trust) => trust.claims?.(opener))
  )
}

export const isOurs = (opener: Element): boolean => !isUnclosed(opener) && !isOthers(opener)
