/**
 * Loads at the first sign of intent, with the form's texts in one language (`texts/en/ahead.ts`). Once the shell is open, it mounts the
 * dialog's code there. It contains everything of the loader that not every page needs.
 */
import { choicesPath, givingPath } from '../../../shared/contract/transport.ts'
import { donateIn, forProject } from '../../../shared/donation/address/donateAddressParts.ts'
import type { Language } from '../../../shared/languages.ts'
import type { FormMessages } from '../../../shared/texts/en/form.ts'
import { isOwnPage, type ModalModule, type Prefetched, type Shell } from '../../shell.ts'
import { shadowRootOf } from '../../ui/shadowRootOf.ts'
import type { showIn } from '../element.ts'
import { emit } from '../hostPage.ts'
import type { Load } from '../modules.ts'
import { type GivenRequest, readRequest } from '../readRequest.ts'

/** At once if the page has replaced either by something that throws. */
const nextFrame = async (): Promise<void> => {
  try {
    await new Promise(requestAnimationFrame)
  } catch {}
}

/** The frame that shows the newest shell; none before a dialog was opened. */
export let frame: Promise<unknown> | undefined

// Through the widget's own method, so that `destroy()` removes it with everything else.
window.DonateWidget?.on?.('donate:open', () => {
  frame = nextFrame()
})

/** In the shell's first frame, or not at all: visible parts must not jump. */
const rise = (dialog: HTMLDialogElement): void => {
  if (frame && matchMedia('(prefers-reduced-motion:no-preference)').matches)
    dialog.animate({ translate: ['0 16px', '0'] }, 200)
  // Code that had to be fetched arrives after that frame.
  frame ??= Promise.resolve()
}

/** Resolves after the shell has been painted: a task after its frame. In a hidden tab there are no frames. */
const painted = async (): Promise<void> => {
  if (!document.hidden) await frame
  await new Promise((resolve) => setTimeout(resolve))
}

/** The signed-in person: on the trust's own pages every request carries the token, on a foreign page none does. */
const tokenOf = ({ session, siteRoot }: Shell['options']): string | null => {
  if (!isOwnPage(siteRoot)) return null
  return session ? session.getState().token : localStorage.getItem('token')
}

/** Async: storage may be blocked, and a `fetch` of the page's own making may throw. */
const ask = async (lang: Language, projectId: string, options: Shell['options']): Promise<Response> => {
  const token = tokenOf(options)
  const settings = {
    // Properties that a page has put on Object.prototype are not our settings.
    __proto__: null,
    headers: { 'Accept-Language': lang, ...(token && { Authorization: `Bearer ${token}` }) },
    // A form body needs no preflight, which saves a round trip on a foreign page.
    ...(projectId && { method: 'POST', body: new URLSearchParams({ project_id: projectId }) }),
  }
  return fetch(`${options.apiRoot}/${projectId ? givingPath : choicesPath}`, settings)
}

/**
 * Asks for the list of projects, and for the data of one project if one is named: each once.
 *
 * @param prefetched takes the answers
 * @param projectId not yet looked at: the API refuses what is no project
 */
const prefetch = (prefetched: Prefetched, lang: Language, projectId: unknown, options: Shell['options']): void => {
  for (const id of projectId ? ['', String(projectId)] : ['']) {
    const key = lang + id
    if (prefetched[key]) continue
    prefetched[key] = ask(lang, id, options)
    // An answer that nobody reads keeps its connection open: what waits for a quiet network would wait for ever. The dialog asks again where this fails.
    prefetched[key].then((response) => response.clone().text()).catch(() => {})
  }
}

// What an open dialog needs around it until it closes.

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
const watchDialog = (dialog: HTMLDialogElement, leave: () => void): Promise<void> =>
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

/** The dialog's code, once it is evaluated. Importing a module again takes several tasks, with frames between them. */
let modal: ModalModule | undefined
const loadModal = async (load: Load): Promise<ModalModule> => (modal ??= await load('modal'))

/** Answers for the next dialog, which takes each once. */
const prefetched: Prefetched = {}

/** A link of the page that opens another page. */
const toPage = 'a[href^=http]'

/** The prefetch in one language. */
export const aheadWith = (lang: Language, texts: FormMessages) => ({
  /** Mounts the dialog's code in the shell after the shell has been painted. Rejects if the code does not load. */
  async mount(
    dialog: HTMLDialogElement,
    given: GivenRequest,
    opener: Element | undefined,
    options: Shell['options'],
    load: Load,
  ): Promise<void> {
    const request = readRequest(given, opener, options)
    prefetch(prefetched, lang, request.projectId, options)
    rise(dialog)
    await painted()
    const link = opener?.closest<HTMLAnchorElement>(toPage) ?? opener?.querySelector<HTMLAnchorElement>(toPage)
    const page = link?.href ?? `${options.siteRoot}${donateIn}${lang}${forProject}${request.projectId ?? ''}`
    const closed = watchDialog(dialog, () => location.assign(page))
    const { mount } = await loadModal(load)
    if (!dialog.open) return
    const unmount = await mount({
      dialog,
      texts,
      request,
      options,
      foreign: !isOwnPage(options.siteRoot),
      prefetched,
      emit,
      close: () => dialog.close(),
    })
    // The widget must never cause an unhandled rejection on the page.
    closed.then(unmount).catch(() => {})
  },
  /**
   * Asks the API at the first sign of intent.
   * @param projectId not yet looked at
   * @param show where pointer or focus is on an opener
   */
  async warm(options: Shell['options'], load: Load, projectId?: unknown, show?: typeof showIn): Promise<void> {
    prefetch(prefetched, lang, projectId, options)
    // A finger on the button is about to press it.
    if (show && matchMedia('(hover: hover)').matches)
      await (await load('rehearse')).rehearse(
        lang,
        texts,
        show,
        () => loadModal(load),
        () => !!frame,
      )
  },
})
