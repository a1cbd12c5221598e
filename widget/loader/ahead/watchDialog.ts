/** What an open dialog needs around itself, until it closes. */
import { shadowRootOf } from '../../ui/shadowRootOf.ts'
import { lockScroll } from './lockScroll.ts'

/** The heading names the dialog, also when it changes, and is where reading starts. `all: initial` leaves the page's direction: ours is set. */
const startAtHeading = (dialog: HTMLDialogElement): void => {
  // Every shell has one.
  const heading = dialog.querySelector('h2')!
  heading.id = 'title'
  // For a page's own style sheet: `.donate-dialog::part(heading)` (docs/theming.md).
  shadowRootOf(dialog).host.className = 'donate-dialog'
  dialog.part = 'dialog'
  heading.part = 'heading'
  heading.tabIndex = -1
  // It takes the focus to be read first; there is nothing to press, so it shows no ring.
  heading.style.outline = '0'
  heading.focus()
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.dir = 'ltr'
}

/**
 * Keeps the page from scrolling, and ends with the page: should its scripts remove the dialog, or write the page anew, the browser tells nobody of that.
 * @returns settled when it has closed; at once if it has closed already
 */
export const watchDialog = (dialog: HTMLDialogElement): Promise<void> =>
  new Promise((resolve) => {
    const { host } = shadowRootOf(dialog)
    // Some pages remove at once whatever they do not know beside <body>. Outside the page it is in no top layer, and calls itself open all the same.
    if (dialog.open && !host.parentNode) {
      document.body.append(host)
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    if (!host.isConnected) dialog.close()
    if (!dialog.open) return resolve()
    // First: what it looks up has just been laid out, and what it sets is laid out together with the form.
    const unlock = lockScroll()
    startAtHeading(dialog)
    // Escape and a press on the backdrop. For browsers that do not know it, `closeByBackdrop.ts` comes with what CONTINUE needs.
    dialog.closedBy = 'any'
    const end = (): void => {
      unlock()
      resolve()
    }
    dialog.addEventListener('close', end)
    try {
      const observer = new MutationObserver(() => {
        if (host.isConnected) return
        observer.disconnect()
        dialog.close()
        // `document.open()` has taken the listener away.
        end()
      })
      observer.observe(document, { childList: true })
      if (host.parentNode) observer.observe(host.parentNode, { childList: true })
    } catch {
      // Broken by the page: only its own removing of the dialog is then not noticed.
    }
  })
