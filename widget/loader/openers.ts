/** Openers of the page: `<donate-button>`, and elements with `data-donate`. */
import { intend } from './intend.ts'
import { listen } from './listen.ts'
import { open } from './openShell.ts'
import { options, stops } from './settings.ts'
import { holdsPage } from '../../shared/embed/selectors.ts'
import type { Trust } from '../publicApi.ts'

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

/** The innermost opener of an event. */
export const openerOf = (event: Event): Element | undefined =>
  // The document and the window are no elements and have no `matches`.
  (event.composedPath() as Element[]).find((node) => node.matches?.('donate-button,[data-donate]') && isOurs(node))

/**
 * Opens the dialog at the address `#donate` or `#donate=3`, also with what mail programs and advertisements add to it. `#donate-3` is for pages whose jQuery 1 or
 * 2 throws on `=`.
 */
export const openHash = (): void => {
  const [address, projectId] = location.href.split(/#donate(?:=|%3d|-)?(\d*)(?:[^\w-].*)?$/i)
  if (projectId === undefined) return
  try {
    // Removed from the address, so that the same link works again.
    history.replaceState(history.state, '', address)
  } catch {}
  open({ projectId })
}

let stopped = false

/** Opens at a press, and prefetches before it. */
export const hear = (event: Event): void => {
  const opener = openerOf(event)
  // With these keys a link opens in another tab. A focus event has no keys.
  if (stopped || !opener || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
  const projectId = opener.getAttribute('project-id') || opener.getAttribute('data-donate-project-id')
  if (event.type !== 'click') return intend(projectId, opener)
  open({ projectId }, opener)
  // Called afterwards: if the page has broken what opening needs, its own link still opens the trust's page.
  event.preventDefault()
}

/** For presses in a closed shadow root, which the window does not see. In an open one nothing opens a second time. */
export const hearIn = (root: Node): void => {
  try {
    if (root !== document) root.addEventListener('click', hear)
  } catch {}
}

export const listenToOpeners = (): void => {
  stops.push(() => (stopped = true))
  // The pointer enters before a finger presses, so `pointerdown` adds nothing.
  for (const type of ['pointerover', 'focusin', 'click'] as const) listen(type, hear)
  listen('hashchange', openHash)
}
