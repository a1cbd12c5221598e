/**
 * What the script tag loads. Defines `window.DonateWidget`, registers `<donate-button>`, hears presses on it, on `data-donate` and on `#donate`,
 * draws the floating button, fetches the dialog's code ahead of the press, and opens its shell at the press. No dependency; no request before
 * the page has loaded, unless somebody reaches for an opener.
 */
// In the order that compresses best: modules stand in it as they are first named here.
import { options, page, stops } from './loader/settings.ts'
import { element, restyle, showIn } from './loader/element.ts'
import { language } from './loader/language.ts'
import { load } from './loader/modules.ts'
import { later } from './loader/later.ts'
import { intend } from './loader/intend.ts'
import { words } from './loader/text.ts'
import { emit } from './loader/emit.ts'
import './loader/otherWays.ts'
import { open, shown } from './loader/openShell.ts'
import './loader/elements.ts'
import css from './loader/loader.css?inline'
import type { Call, DonateWidgetApi, Events } from './publicApi.ts'

declare global {
  interface Navigator {
    /** Not in every browser. `downlink` in megabits a second. */
    readonly connection?: { downlink: number; saveData: boolean }
  }
}

const earlier = window.DonateWidget as DonateWidgetApi | Call[] | undefined

if ((earlier as DonateWidgetApi | undefined)?.version) console.warn('donate twice')
else {
  let floating: HTMLElement | undefined
  let floatingButton: HTMLElement
  const handlers = new Map<(event: Event) => void, string>()

  /** Hears all of them, again too: the browser keeps each once. Before the page's own listeners, which may stop an event. */
  const start = (): void => {
    // What throws in its place is the page's own trouble: its links to the trust still are links.
    try {
      for (const [heard, type] of handlers) addEventListener(type, heard, true)
    } catch {}
  }
  const listen = (type: string, heard: (event: Event) => void): (() => void) => {
    const stop = (): void => {
      handlers.delete(heard)
      removeEventListener(type, heard, true)
    }
    handlers.set(heard, type)
    start()
    stops.push(stop)
    return stop
  }

  /** Not into <body>, which a page may swap or transform. */
  const place = (): void => {
    if (floating) page().append(floating)
  }

  // In the order that compresses best.
  const api: DonateWidgetApi = {
    get isOpen() {
      return !!shown?.open
    },
    close: () => shown?.close(),
    configure(given) {
      Object.assign(options, given)
      // First `all`: it names all the others. Accent (else marigold) and theme hold for all that is drawn and will be; CSS takes every word for a
      // colour scheme, so `auto` is not handed on.
      restyle(
        css +
          `:host{all:initial!important;display:contents!important;--accent:${options.accent || 'var(--donate-accent,#e2912a)'}!important;color-scheme:${(options.theme as string) > 'b' ? options.theme : 'light dark'}!important}`,
      )
      floating?.replaceWith()
      if (options.floating) {
        // Drawn here: where an earlier copy of us has defined the element, that would draw it with its own sheet. The same button as in `elements.ts`:
        // written twice it is fewer bytes than one function for both. Its place is set through the object model, which no policy forbids.
        // A page's own element of that name may have a shadow root already.
        const { ours } = (customElements.get('donate-button') ?? {}) as { ours?: true }
        floating = element(ours ? 'donate-button' : 'div', { part: 'floating' })
        floating.dataset['donate'] = ''
        floatingButton = element(
          'button',
          { style: `${options.floating.replace('-', ':20px;')}:20px;z-index:9999999;position:fixed`, part: 'button' },
          element('slot', 0, words[language()][0]),
        )
        showIn(floating, floatingButton)
        place()
        // When the page has come to rest, what keeps the button from covering what visitors read and type. On a page without timers at once.
        // It is handed the button: the page may have closed its shadow root.
        later(
          () =>
            load('floating')
              .then((module) => module.keepClear(floating, floatingButton, stops))
              .catch(() => {}),
          1000,
        )
      }
    },
    destroy() {
      shown?.close()
      for (const stop of stops) stop()
      // Nor is one drawn by what the page says later.
      options.floating = floating = floating?.replaceWith() as never
      delete window.DonateWidget
    },
    open,
    diagnose: () => load('diagnose').then((module) => module.diagnose(options)),
    version: __VERSION__,
    on: (name, handler) => listen(name, (event) => handler((event as CustomEvent<Events[typeof name]>).detail)),
    push: ([name, ...given]) => (api[name] as (...given: unknown[]) => void)?.(...given),
  }
  window.DonateWidget = api

  // Before a finger comes down the pointer has come over: `pointerdown` would tell nothing new.
  for (const type of ['pointerover', 'focusin', 'click']) {
    listen(type, (event) => {
      let opener: Element | undefined
      // A loop: old libraries of pages have a `find` of their own.
      for (const node of event.composedPath() as Element[])
        if (node.matches?.('donate-button,[data-donate]')) opener ||= node
      if (!opener || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
      // A text where a number is promised: `readRequest.ts` reads it, and what else the opener says, as it reads all that a page hands in.
      const projectId = (opener.getAttribute('project-id') || opener.getAttribute('data-donate-project-id')) as never
      if (type === 'click') {
        open({ projectId }, opener)
        // Afterwards: where the page has broken what opening needs, its own link still leads to the trust.
        event.preventDefault()
      } else intend(projectId, opener)
    })
  }

  const openHash = (): void => {
    const [address, projectId] = location.href.split(/#donate=?(\d*)$/)
    // Any text, the empty one too; undefined is no `#donate` at all.
    if (projectId! >= '') {
      // Taken out of the address, so that the same link works again.
      history.replaceState(history.state, '', address)
      open({ projectId: projectId as never })
    }
  }
  listen('hashchange', openHash)

  // Written anew (`document.write`), a page has lost its listeners; with another <html> it has lost the floating button.
  try {
    const observer = new MutationObserver(() => {
      start()
      place()
    })
    observer.observe(document, { childList: true })
    stops.push(() => observer.disconnect())
  } catch {}

  // Nothing here needs the page's body.
  api.configure()

  // What the page called before we were here, in its order. An element of the page may have our name as its id.
  ;(earlier as Call[] | undefined)?.map?.(api.push)

  // A task later: what stands right behind our tag can listen first.
  later(() => {
    emit('donate:ready', { version: __VERSION__ })
    openHash()
  })

  listen('load', () => {
    try {
      if (navigator.connection!.downlink > 1 && !navigator.connection!.saveData) requestIdleCallback(() => intend())
    } catch {}
  })
}
