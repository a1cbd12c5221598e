/** `<donate-form>`: the dialog's own form inside the page, in the element's place. Its code and data are fetched when the reader comes near it. */
import { donateIn, forProject, offlineToo } from '../shared/donation/donateAddressParts.ts'
import { fallbackLanguage, type Language, toLanguage } from '../shared/languages.ts'
import { formTexts } from './text/formTexts.ts'
import { emit } from './loader/emit.ts'
import { later } from './loader/later.ts'
import { readRequest } from './loader/readRequest.ts'
import { failedText, otherWaysText, titleText } from './loader/text.ts'
import type { Shell } from './shell.ts'
import css from './styles/inline.css?inline'
import { watch } from './ui/watch.ts'

/** So far from the window the form is fetched. */
const nearby = '400px'
/** Without a form for so long after it was asked for, in ms, other ways to give are shown. */
const patienceMs = 3000
const attributes = ['project-id', 'amount', 'purpose-id']

const mountedHosts = new WeakSet<HTMLElement>()
const shown = new Set<Frame>()
const stopAll = (): void => shown.forEach((frame) => frame.stop())

/** Inside the shadow root: the browser tells it when the page takes its host away or puts it back. */
class Frame extends HTMLElement {
  start = (): void => {}
  stop = (): void => {}
  connectedCallback(): void {
    this.start()
  }
  disconnectedCallback(): void {
    // A router that moves the element puts it back at once: nothing typed is lost.
    later(() => this.isConnected || this.stop())
  }
}
const frameName = 'donate-form-frame'

/** What stands in the form's place where nothing comes: never an empty panel. */
const otherWays = (siteRoot: string, lang: Language, projectId?: number): Node[] => {
  const href = `${siteRoot}${donateIn}${lang}${forProject}${projectId || ''}`
  const link = (text: string, more = ''): Node =>
    Object.assign(document.createElement('a'), { href: href + more, textContent: text })
  return [
    Object.assign(document.createElement('p'), { role: 'alert', textContent: failedText[lang] }),
    link(titleText[lang]),
    link(otherWaysText[lang], offlineToo),
  ]
}

/**
 * Draws the form into `host` and looks after it until the page removes it, and again when it comes back.
 *
 * @param stops what `DonateWidget.destroy()` calls
 */
export const mount = (host: HTMLElement, options: Shell['options'], stops: Array<() => void>): void => {
  // A page may have closed the root: then the element that is moved seems to have none.
  if (mountedHosts.has(host)) return
  mountedHosts.add(host)
  if (!customElements.get(frameName)) customElements.define(frameName, Frame)
  if (!stops.includes(stopAll)) stops.push(stopAll)
  const lang = toLanguage(`${options.lang || document.documentElement.lang}`) ?? fallbackLanguage
  // Of this copy of our script, or an earlier one.
  const frame = document.createElement(frameName) as Frame
  Object.assign(frame, { lang, dir: 'ltr', role: 'region' })
  frame.setAttribute('aria-labelledby', 'title')
  // Any word is a colour scheme to CSS, and one that it does not know is light. Unsaid, the host's own holds, which follows the device.
  const { accent, theme } = options
  const scheme = theme === 'dark' || theme === 'light' ? `;color-scheme:${theme}` : ''
  frame.style.cssText = `--accent:${accent || 'var(--donate-accent,#e2912a)'}${scheme}`

  /** Heading and skeleton, new for every load: what a load that was given up still brings is drawn where nobody sees it. */
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
    const offer = (): void => {
      if (!body.firstChild) body.append(...otherWays(options.siteRoot, lang, request.projectId))
    }
    later(offer, patienceMs)
    const draw = async (): Promise<() => void> => {
      const coming = formTexts(lang)
      // Awaited only when the code is here: who hears of it earlier is the page.
      coming.catch(() => {})
      const modal = await import('./mount.tsx')
      const texts = await coming
      // Given up before its code was here: what stands in the frame by now is another load's.
      if (!body.isConnected) return () => {}
      return modal.mount({ dialog: frame, texts, request, options, prefetched: {}, emit, close: again })
    }
    // The language's own promise, whatever the page calls by that name.
    mounted = draw()
    mounted.catch(offer)
  }
  const come = (entries: IntersectionObserverEntry[]): void => {
    if (mounted || !entries.some((entry) => entry.isIntersecting)) return
    endNear?.()
    begin()
  }
  let endNear: (() => void) | undefined
  let endChanges: (() => void) | undefined
  frame.start = () => {
    shown.add(frame)
    if (mounted) return
    endNear = watch(
      () => new IntersectionObserver(come, { rootMargin: nearby }),
      (near) => near.observe(frame),
    )
    if (!endNear) begin()
    // A framework that changes an attribute means another form.
    endChanges = watch(
      () => new MutationObserver(again),
      (changes) => changes.observe(host, { attributeFilter: attributes }),
    )
  }
  frame.stop = () => {
    shown.delete(frame)
    endNear?.()
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
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
  } catch {
    // Older browsers. `ui/styleElement.ts` does the same, but it is in the dialog's file, and this one must not wait for that.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    root.append(Object.assign(document.createElement('style'), { nonce, textContent: css }))
  }
}
