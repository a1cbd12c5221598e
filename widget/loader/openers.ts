/** Openers of the page: `<donate-button>`, and elements with `data-donate`. */
import { intend } from './intend.ts'
import { listen } from './listen.ts'
import { open } from './openShell.ts'

/** The innermost opener of an event. */
const openerOf = (event: Event): Element | undefined => {
  // A loop, because old libraries replace `find`. The document and the window are no elements and have no `matches`.
  for (const node of event.composedPath() as Element[]) if (node.matches?.('donate-button,[data-donate]')) return node
}

/** Opens the dialog at the address `#donate` or `#donate=3`. */
export const openHash = (): void => {
  const [address, projectId] = location.href.split(/#donate=?(\d*)$/)
  if (projectId === undefined) return
  // Removed from the address, so that the same link works again.
  history.replaceState(history.state, '', address)
  open({ projectId })
}

export const listenToOpeners = (): void => {
  // The pointer enters before a finger presses, so `pointerdown` adds nothing.
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    listen(type, (event) => {
      const opener = openerOf(event)
      // With these keys a link opens in another tab. A focus event has no keys.
      if (!opener || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
      const projectId = opener.getAttribute('project-id') || opener.getAttribute('data-donate-project-id')
      if (type !== 'click') return intend(projectId, opener)
      open({ projectId }, opener)
      // Called afterwards: if the page has broken what opening needs, its own link still opens the trust's page.
      event.preventDefault()
    })
  listen('hashchange', openHash)
}
