/** `<donate-form>`: the dialog's form inside the page. Its code and data load when it is nearly in view. */
import type { Language } from '../shared/languages.ts'
import { formTexts } from './texts/formTexts.ts'
import { emit, schedule } from './loader/hostPage.ts'
import type { offerOtherWays } from './loader/otherWays.ts'
import { readRequest } from './loader/readRequest.ts'
import { titleText } from './loader/text.ts'
import { isOwnPage, type Shell } from './shell.ts'
import css from './styles/inline.css?inline'

/**
 * Observes, unless the page's own scripts have broken the browser's observer.
 * @returns a function that stops it; nothing if creating it or observing throws
 */
const watch = <One extends { disconnect(): void }>(
  make: () => One,
  observe: (one: One) => void,
): (() => void) | undefined => {
  try {
    const one = make()
    observe(one)
    return () => {
      try {
        one.disconnect()
      } catch {}
    }
  } catch {
    return undefined
  }
}

/** Distance from the window at which the form starts to load. */
const nearby = '400px'
/** If the form has not loaded after this time, in ms, other ways to give appear. */
const patienceMs = 3000
const attributes = ['project-id', 'amount', 'purpose-id']

const mountedHosts = new WeakSet<HTMLElement>()
const shown = new Set<Frame>()
const stopAll = (): void => shown.forEach((frame) => frame.stop())

/** Inside the shadow root: the browser reports when the page removes or restores its host. */
class Frame extends HTMLElement {
  start = (): void => {}
  stop = (): void => {}
  connectedCallback(): void {
    this.start()
  }
  disconnectedCallback(): void {
    // A router that moves the element restores it at once, so typed text stays.
    schedule(() => this.isConnected || this.stop())
  }
}
const frameName = 'donate-form-frame'

/**
 * Draws the form into `host` and maintains it until the page removes it, and again when it returns.
 *
 * @param stops what `DonateWidget.destroy()` calls
 * @param offerWays the loader's own, for a form that does not load: never an empty panel
 */
export const mount = (
  host: HTMLElement,
  lang: Language,
  options: Shell['options'],
  stops: Array<() => void>,
  offerWays: typeof offerOtherWays,
): void => {
  // If the page has closed the root, a moved element seems to have none.
  if (mountedHosts.has(host)) return
  mountedHosts.add(host)
  if (!customElements.get(frameName)) customElements.define(frameName, Frame)
  if (!stops.includes(stopAll)) stops.push(stopAll)
  // From this copy of our script, or an earlier one.
  const frame = document.createElement(frameName) as Frame
  Object.assign(frame, { lang, dir: 'ltr', role: 'region' })
  frame.setAttribute('aria-labelledby', 'title')
  // CSS accepts any word as a colour scheme and treats unknown ones as light. Without one, the host's own applies, which follows the device.
  const { accent, theme } = options
  const scheme = theme === 'dark' || theme === 'light' ? `;color-scheme:${theme}` : ''
  frame.style.cssText = `--accent:${accent || 'var(--donate-accent,#e2912a)'}${scheme}`

  /** Heading and skeleton, new for every load: an abandoned load then draws into a detached one. */
  const clear = (): HTMLElement => {
    const heading = Object.assign(document.createElement('h2'), { id: 'title', textContent: titleText[lang] })
    const body = document.createElement('article')
    frame.replaceChildren(heading, body)
    return body
  }
  let skeleton = clear()

  let mounted: Promise<() => void> | undefined
  const begin = (): void => {
    const request = readRequest({ projectId: host.getAttribute('project-id') || options.projectId }, host)
    const body = skeleton
    const offer = (): void => offerWays(body, request.projectId)
    schedule(offer, patienceMs)
    const draw = async (): Promise<() => void> => {
      const coming = formTexts(lang)
      // Awaited only after the code has loaded; the page is the first to know an earlier failure.
      coming.catch(() => {})
      const modal = await import('./mount.tsx')
      const texts = await coming
      // Abandoned before its code loaded: the frame now shows another load.
      if (!body.isConnected) return () => {}
      return modal.mount({
        dialog: frame,
        texts,
        request,
        options,
        foreign: !isOwnPage(options.siteRoot),
        prefetched: {},
        emit,
        close: again,
      })
    }
    // The language's own promise, whatever the page has assigned to that name.
    mounted = draw()
    mounted.catch(offer)
  }
  const come = (entries: IntersectionObserverEntry[]): void => {
    if (mounted || !entries.some((entry) => entry.isIntersecting)) return
    endWatch?.()
    begin()
  }
  let endWatch: (() => void) | undefined
  let endChanges: (() => void) | undefined
  frame.start = () => {
    shown.add(frame)
    if (mounted) return
    endWatch = watch(
      () => new IntersectionObserver(come, { rootMargin: nearby }),
      (observer) => observer.observe(frame),
    )
    if (!endWatch) begin()
    // A framework that changes an attribute wants another form.
    endChanges = watch(
      () => new MutationObserver(again),
      (changes) => changes.observe(host, { attributeFilter: attributes }),
    )
  }
  frame.stop = () => {
    shown.delete(frame)
    endWatch?.()
    endChanges?.()
    mounted?.then((unmount) => unmount()).catch(() => {})
    mounted = undefined
    skeleton = clear()
  }
  const again = (): void => {
    frame.stop()
    frame.start()
  }

  const root = host.attachShadow({ mode: 'open' })
  root.append(frame)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
