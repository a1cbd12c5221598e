/** Openers of the page: `<donate-button>`, and elements with `data-donate`. */
import { intend } from './intend.ts'
import { listen } from './listen.ts'
import { open } from './openShell.ts'

/** The innermost opener that an event happened in. */
const openerOf = (event: Event): Element | undefined => {
  // A loop: old libraries of pages have a `find` of their own. The document and the window, which are no elements, have no `matches`.
  for (const node of event.composedPath() as Element[]) if (node.matches?.('donate-button,[data-donate]')) return node
}

/** Opens at the address `#donate` or `#donate=3`. */
export const openHash = (): void => {
  const [address, projectId] = location.href.split(/#donate=?(\d*)$/)
  if (projectId === undefined) return
  // Taken out of the address, so that the same link works again.
  history.replaceState(history.state, '', address)
  open({ projectId })
}

export const listenToOpeners = (): void => {
  // Before a finger comes down the pointer has come over: `pointerdown` would tell nothing new.
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    listen(type, (event) => {
      const opener = openerOf(event)
      // With these keys a link opens in another tab. A focus has none.
      if (!opener || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
      const projectId = opener.getAttribute('project-id') || opener.getAttribute('data-donate-project-id')
      if (type !== 'click') return intend(projectId, opener)
      open({ projectId }, opener)
      // Afterwards: where the page has broken what opening needs, its own link still leads to the trust.
      event.preventDefault()
    })
  listen('hashchange', openHash)
}
