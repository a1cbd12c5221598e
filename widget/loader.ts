/**
 * What the script tag loads. It defines `window.DonateWidget`, registers `<donate-button>`, and handles presses on it, on `data-donate` and on `#donate`.
 * It draws the floating button, prefetches the dialog's code, and opens its shell at the press. It has no dependency. It sends no request before the page
 * has loaded, unless a visitor reaches for an opener.
 */
import { restyle, element, showIn } from './loader/element.ts'
import { emit, schedule } from './loader/hostPage.ts'
import { intend } from './loader/intend.ts'
import { listen, startListening } from './loader/listen.ts'
import css from './loader/loader.css?inline'
import { load } from './loader/modules.ts'
import { trusts, hear, hearIn, isOurs, listenToOpeners, openerOf, openHash } from './loader/openers.ts'
import { open, shown } from './loader/openShell.ts'
import { offerOtherWays } from './loader/otherWays.ts'
import { language, options, stops, tag, page } from './loader/settings.ts'
import { donateText } from './loader/text.ts'
import type { DonateWidgetApi, Events } from './publicApi.ts'

/** A real button, isolated from the page's styles, around the page's text or our own. */
const donateButton = (): HTMLButtonElement =>
  element('button', { part: 'button' }, element('slot', {}, donateText[language()]))

/**
 * Runs at once, so that existing elements have their size in the next frame. A script that loads twice finds it defined.
 *
 * @param show draws the element unless it is drawn already: called whenever the element enters the page
 */
const define = (name: string, show: (host: HTMLElement) => void): void => {
  try {
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback(): void {
          hearIn(this.getRootNode())
          const draw = (): void => {
            if (isOurs(this)) show(this)
          }
          const whenRead = (): void => {
            // The parser has read all of it once it has come to a later element.
            if (document.readyState !== 'loading' || this.closest(':not(:last-child)')) draw()
            else listen('DOMContentLoaded', draw)
          }
          // The parser reports an element before it has read its content.
          if (this.firstChild) whenRead()
          else schedule(whenRead)
        }
      },
    )
  } catch {}
}

define('donate-button', (host) => {
  // Visitors press the page's own link, in the page's own style, because a link inside a button cannot be pressed.
  if (!host.querySelector('a')) showIn(host, donateButton())
})

// The inline form. Its code maintains it from here on. If the code does not load, the page's own link inside it stays, or ours appears.
define('donate-form', (host) => {
  load('inline')
    .then((inline) => inline.mount(host, language(), options, stops, offerOtherWays))
    .catch((problem) => offerOtherWays(host, '', problem))
})

let floating: HTMLElement | undefined

/** Adds it to the page, and again after `document.write`. Not in <body>, which a page may replace or transform. */
const placeFloating = (): void => {
  if (floating) page().append(floating)
}

/** Draws the button that the options ask for, or none, and replaces the former one. */
const drawFloating = (): void => {
  floating?.replaceWith()
  floating = undefined
  if (!options.floating) return
  const named = element('donate-button')
  // A page's own element of that name may have a shadow root already.
  const host = named.shadowRoot ? element('div') : named
  host.part = 'floating'
  host.dataset['donate'] = ''
  host.dataset['siteRoot'] = options.siteRoot
  // Drawn here, because an earlier copy of our script may have defined the element, and would draw it with its own style sheet.
  const button = donateButton()
  // Two edges of the window, such as `bottom-left`.
  const [edge, side] = options.floating.split('-')
  button.style.cssText = `position:fixed;${edge}:20px;${side}:20px;z-index:9999999`
  showIn(host, button)
  floating = host
  // Once the page is at rest and a free place is found: the button never covers what visitors read or type.
  schedule(
    () =>
      load('floating')
        .then((module) => {
          placeFloating()
          // Passed on, because the page may have closed the shadow root.
          module.keepClear(floating, button, stops)
        })
        .catch(placeFloating),
    1000,
  )
}

declare global {
  interface Navigator {
    /** Not in every browser. `downlink` is in megabits per second. */
    readonly connection?: { downlink: number; saveData: boolean }
  }
}

const earlier = window.DonateWidget
const api: DonateWidgetApi = {
  version: __VERSION__,
  trusts,
  get isOpen() {
    return !!shown?.open
  },
  configure(given) {
    Object.assign(options, given)
    // Accent and theme apply to everything drawn now and later.
    const accent = options.accent || 'var(--donate-accent,#e2912a)'
    const scheme = !options.theme || options.theme === 'auto' ? 'light dark' : options.theme
    // `all` first, because it resets all the others.
    const host = `:host{all:initial!important;display:contents!important;--accent:${accent}!important;color-scheme:${scheme}!important}`
    restyle(css + host)
    drawFloating()
  },
  open,
  close: () => shown?.close(),
  // The event of this name has these details.
  on: (name, handler) => listen(name, (event) => handler((event as CustomEvent<Events[typeof name]>).detail)),
  // What a page pushes is untyped.
  push: ([name, ...given]) => (api[name] as ((...given: unknown[]) => void) | undefined)?.(...given),
  diagnose: () => load('diagnose').then((module) => module.diagnose(options, load)),
  destroy() {
    shown?.close()
    for (const stop of stops) stop()
    // Options set later do not draw one either.
    options.floating = undefined
    drawFloating()
    delete window.DonateWidget
  },
}

if (earlier?.version)
  load('joinPage')
    .then((module) => module.joinPage(earlier, api, tag, openerOf, hear))
    .catch(() => {})
else {
  window.DonateWidget = api
  listenToOpeners()

  // After `document.write` a page has lost its listeners; with another <html> it has also lost the floating button.
  try {
    const observer = new MutationObserver(() => {
      startListening()
      placeFloating()
    })
    observer.observe(document, { childList: true })
    stops.push(() => observer.disconnect())
  } catch {}

  // Nothing here needs <body>.
  api.configure()

  // Calls that the page made before the script loaded, in order. An element of the page may have our name as its id.
  if (Array.isArray(earlier)) for (const call of earlier) api.push(call)

  // A task later, so that a script directly after our tag can listen first.
  schedule(() => {
    emit('donate:ready', { version: __VERSION__ })
    openHash()
  })

  listen('load', () => {
    // If a browser lacks one of the two and throws, nothing is prefetched before a visitor reaches for an opener.
    try {
      const { downlink, saveData } = navigator.connection!
      if (downlink > 1 && !saveData) requestIdleCallback(() => intend())
    } catch {}
  })
}
