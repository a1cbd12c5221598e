/** What an open dialog needs around itself, until it closes. */
import { lockScroll } from './lockScroll.ts'

const holds = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** `closedby` for browsers that do not know it: a press that begins and ends on the backdrop closes; a drag out of the dialog does not. */
const closeByBackdrop = (dialog: HTMLDialogElement): void => {
  let outside = false
  dialog.addEventListener('pointerdown', (event) => {
    outside = event.target === dialog && !holds(dialog, event)
  })
  dialog.addEventListener('click', (event) => {
    if (outside && event.target === dialog && !holds(dialog, event)) dialog.close()
  })
}

/** The heading names the dialog, also when it changes, and is where reading starts. `all: initial` leaves the page's direction: ours is set. */
const startAtHeading = (dialog: HTMLDialogElement): void => {
  const heading = dialog.querySelector('h2')!
  heading.id = 'title'
  // For a page's own style sheet: `.donate-dialog::part(heading)` (docs/theming.md).
  ;(dialog.getRootNode() as ShadowRoot).host.className = 'donate-dialog'
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
 * Keeps the page from scrolling, and closes the dialog should a script of the page remove it: the browser tells nobody of that.
 * @returns settled when it has closed; at once if it has closed already
 */
export const watchDialog = (dialog: HTMLDialogElement): Promise<void> =>
  new Promise((resolve) => {
    // Taken out before this code was there.
    if (!dialog.isConnected) dialog.close()
    if (!dialog.open) return resolve()
    // First: what it looks up has just been laid out, and what it sets is laid out together with the form.
    const unlock = lockScroll()
    startAtHeading(dialog)
    // Escape and a press on the backdrop.
    if ('closedBy' in dialog) dialog.closedBy = 'any'
    else closeByBackdrop(dialog)
    dialog.addEventListener('close', () => {
      unlock()
      resolve()
    })
    try {
      const observer = new MutationObserver(() => {
        if (dialog.isConnected) return
        observer.disconnect()
        dialog.close()
      })
      observer.observe(document.documentElement, { childList: true })
    } catch {
      // Broken by the page: only its own removing of the dialog is then not noticed.
    }
  })
