/** What an open dialog needs around it until it closes. */
import { shadowRootOf } from '../../ui/shadowRootOf.ts'

/**
 * Keeps the page from scrolling under the dialog, and keeps its layout. If the browser allows it, no style attribute changes, and the width of the
 * scroll bar stays reserved.
 * @returns a function that restores the page
 */
const lockScroll = (): (() => void) => {
  const page = document.documentElement
  // `overflow` of <body> applies to the viewport if <html> has none of its own. Locking the other element would make <body> a separate box,
  // with margins that no longer collapse, and everything would jump.
  const scroller = getComputedStyle(page).overflow === 'visible' ? 'body' : 'html'
  const gutter = innerWidth > page.clientWidth ? 'html{scrollbar-gutter:stable!important}' : ''
  // On screen only: the page prints completely.
  const css = `@media screen{${scroller}{overflow:hidden!important}${gutter}}`
  const lock = new CSSStyleSheet()
  lock.replaceSync(css)
  document.adoptedStyleSheets.push(lock)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock)
  }
}

const holds = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Replaces `closedby`: a press that begins and ends on the backdrop closes; a drag out of the dialog does not. */
const closeByBackdrop = (dialog: HTMLDialogElement): void => {
  let outside = false
  dialog.addEventListener('pointerdown', (event) => {
    outside = event.target === dialog && !holds(dialog, event)
  })
  dialog.addEventListener('click', (event) => {
    if (outside && event.target === dialog && !holds(dialog, event)) dialog.close()
  })
}

/** The heading labels the dialog, also when it changes, and is where reading starts. `all: initial` inherits the page's direction, so we set ours. */
const startAtHeading = (dialog: HTMLDialogElement): void => {
  // Every shell has one.
  const heading = dialog.querySelector('h2')!
  heading.id = 'title'
  // For the page's own style sheet: `.donate-dialog::part(heading)` (docs/embedding/theming.md).
  shadowRootOf(dialog).host.className = 'donate-dialog'
  dialog.part = 'dialog'
  heading.part = 'heading'
  heading.tabIndex = -1
  // It takes the focus so that it is read first. It cannot be pressed, so it shows no ring.
  heading.style.outline = '0'
  heading.focus()
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.dir = 'ltr'
}

/**
 * A list of content blockers may hide the dialog by its name. The page would then look as usual, but react to nothing. Without the name it is visible again; if not,
 * it closes and `leave` opens the trust's page. Blockers hide an element a moment after it appears.
 *
 * @returns a function that stops it
 */
const ensureVisible = (dialog: HTMLDialogElement, leave: () => void): (() => void) => {
  const { host } = shadowRootOf(dialog)
  const isHidden = (): boolean =>
    dialog.open &&
    // Nothing of it is printed.
    !matchMedia('print').matches &&
    (dialog.getClientRects().length === 0 || getComputedStyle(dialog).visibility !== 'visible')
  const look = (): void => {
    if (isHidden()) host.removeAttribute('class')
    if (!isHidden()) return
    dialog.close()
    leave()
  }
  try {
    const observer = new ResizeObserver(look)
    observer.observe(dialog)
    // An observer does not report what was hidden before.
    setTimeout(look, 300)
    return () => observer.disconnect()
  } catch {
    // The page has broken it.
    return () => {}
  }
}

/**
 * Keeps the page from scrolling. Also ends if the page's scripts remove the dialog or rewrite the page, because the browser sends no event for that.
 * @param leave opens the trust's page if the dialog cannot be seen
 * @returns a promise that settles when the dialog has closed; at once if it has closed already
 */
export const watchDialog = (dialog: HTMLDialogElement, leave: () => void): Promise<void> =>
  new Promise((resolve) => {
    const { host } = shadowRootOf(dialog)
    // Some pages remove unknown siblings of <body> at once. A removed dialog is in no top layer but still reports that it is open.
    if (dialog.open && !host.parentNode) {
      document.body.append(host)
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    if (!host.isConnected) dialog.close()
    if (!dialog.open) return resolve()
    // First, because what it measures has just been laid out, and its changes are laid out together with the form.
    const unlock = lockScroll()
    startAtHeading(dialog)
    // Escape and a press on the backdrop.
    if ('closedBy' in dialog) dialog.closedBy = 'any'
    else closeByBackdrop(dialog)
    const unwatch = ensureVisible(dialog, leave)
    const end = (): void => {
      unwatch()
      unlock()
      resolve()
    }
    dialog.addEventListener('close', end)
    try {
      const observer = new MutationObserver(() => {
        if (host.isConnected) return
        observer.disconnect()
        dialog.close()
        // `document.open()` has removed the listener.
        end()
      })
      observer.observe(document, { childList: true })
      if (host.parentNode) observer.observe(host.parentNode, { childList: true })
    } catch {
      // If the page has broken this, we only miss that the page removes the dialog.
    }
  })
