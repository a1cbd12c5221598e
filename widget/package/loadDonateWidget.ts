import type { DonateWidgetApi, Options } from '../publicApi.ts'

/** Where the script is, how it loads, and the options of the widget. */
export interface LoadOptions extends Options {
  /** Address of the script, e.g. `https://trust.example.org/widget/v1/donate.js`. */
  src: string
  /** For a page whose Content-Security-Policy has nonces. */
  nonce?: string | undefined
  /** SRI hash of one version (`/widget/versions.json` lists them); only for an immutable address. */
  integrity?: string | undefined
  /** Longest wait for the script, in ms; 10,000 if not given. */
  timeoutMs?: number | undefined
}

/**
 * Why the script is not available. `no-src`: no address was given. `no-window`: called on a server. `blocked`: it did not load (content blocker,
 * policy, wrong address, integrity, offline). `timeout`: it did not load in time. `no-api`: a file loaded, but it is not the widget.
 */
export type DonateWidgetErrorCode = 'no-src' | 'no-window' | 'blocked' | 'timeout' | 'no-api'

const sentences: Readonly<Record<DonateWidgetErrorCode, (src: string) => string>> = {
  'no-src': () =>
    'Where is the donation script? Put <DonateProvider src="…/widget/v1/donate.js"> around the app, or give src.',
  'no-window': () => 'The donation widget is for browsers. On a server, draw the link and load the widget later.',
  blocked: (src) =>
    `The donation script ${src} did not load. Check the address, the page's Content-Security-Policy (script-src; under Trusted Types the tag must stand in the HTML), the integrity value, and content blockers.`,
  timeout: (src) => `The donation script ${src} has not come in time. Try again.`,
  'no-api': (src) =>
    `${src} loaded, but it is not the donation script. Check the address: it ends in /widget/v1/donate.js.`,
}

/** The script could not be loaded; the next call tries again. `message` is for page owners, not for donors. */
export class DonateWidgetError extends Error {
  override readonly name = 'DonateWidgetError'
  readonly code: DonateWidgetErrorCode

  constructor(code: DonateWidgetErrorCode, src = '') {
    super(sentences[code](src))
    this.code = code
  }
}

/** The widget, if its script has run. Before that a list of early calls may have its name. */
export const presentWidget = (): DonateWidgetApi | undefined => {
  const found = typeof window === 'undefined' ? undefined : window.DonateWidget
  return found?.configure ? found : undefined
}

const arrive = async (settings: LoadOptions): Promise<DonateWidgetApi> => {
  if (typeof window === 'undefined') throw new DonateWidgetError('no-window')
  const found = presentWidget()
  if (found) {
    spendTags(settings.src)
    return found
  }
  const theirs = tagUnderWay(settings.src)
  await tagArrived(theirs ?? insertTag(settings), !theirs, settings.timeoutMs)
  const api = presentWidget()
  if (!api) throw new DonateWidgetError('no-api', settings.src)
  return api
}

/** The settings for the widget itself; missing ones must not undo what the page set before. */
export const optionsOf = ({
  src: _src,
  nonce: _nonce,
  integrity: _integrity,
  timeoutMs: _ms,
  ...given
}: LoadOptions): Options => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

let arriving: Promise<DonateWidgetApi> | undefined

/**
 * Returns the widget, loaded at the first call: one script for any number of calls, and none if the page has one already. Every call passes its
 * options. A failure is not kept, so that the next call tries again. It may be imported and called anywhere; on a server it rejects.
 *
 * @throws DonateWidgetError with a `code`, as a rejection
 */
export const loadDonateWidget = async (settings: LoadOptions): Promise<DonateWidgetApi> => {
  arriving ??= arrive(settings).finally(() => {
    arriving = undefined
  })
  const api = await arriving
  const options = optionsOf(settings)
  if (Object.keys(options).length > 0) api.configure(options)
  return api
}

// The script tag: created once, awaited, and abandoned if it does not load.

/** Longest wait for the script, in ms, if the page sets none; then other ways to give appear. */
const patienceMs = 10_000

/** Tags whose time is over: they will not run again. */
const spent = new WeakSet<Element>()

/** The widget's tags on the page, of any author. Another script's file may be named donate.js, too. */
const tagsOnPage = (src: string): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    (tag) => tag.src === new URL(src, document.baseURI).href || /\/widget\/[^/]+\/donate\.js(\?|$)/.test(tag.src),
  )

/** A tag of the widget that another author added and that may still be loading. */
const tagUnderWay = (src: string): HTMLScriptElement | undefined => tagsOnPage(src).find((tag) => !spent.has(tag))

/** Call this after the widget was found: once it is destroyed, none of these tags loads it again. */
const spendTags = (src: string): void => {
  for (const tag of tagsOnPage(src)) spent.add(tag)
}

/**
 * Options that the script reads at its start, as attributes of its tag: `data-api-root`. The others are passed once it has loaded.
 *
 * @throws DonateWidgetError `blocked` if the page enforces Trusted Types: then no code may name a script
 */
export const insertTag = ({ src, nonce, integrity, timeoutMs: _ms, ...options }: LoadOptions): HTMLScriptElement => {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(options))
    if (typeof value === 'string' || typeof value === 'number') tag.dataset[name] = String(value)
  tag.async = true
  if (nonce) tag.nonce = nonce
  if (integrity) {
    tag.integrity = integrity
    // The browser can check only what it may read.
    tag.crossOrigin = 'anonymous'
  }
  try {
    tag.src = src
  } catch {
    throw new DonateWidgetError('blocked', src)
  }
  document.head.append(tag)
  return tag
}

/**
 * Settles when the tag has run.
 * @param own our own tag, which is removed if it fails, so that the next call starts again
 * @throws DonateWidgetError `blocked` or `timeout`
 */
const tagArrived = (tag: HTMLScriptElement, own: boolean, timeoutMs = patienceMs): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const life = new AbortController()
    const late = setTimeout(() => fail('timeout'), timeoutMs)
    const end = (): void => {
      clearTimeout(late)
      life.abort()
      spent.add(tag)
    }
    const fail = (code: 'blocked' | 'timeout'): void => {
      end()
      if (own) tag.remove()
      reject(new DonateWidgetError(code, tag.src))
    }
    const arrived = (): void => {
      end()
      resolve()
    }
    tag.addEventListener('load', arrived, { signal: life.signal })
    tag.addEventListener('error', () => fail('blocked'), { signal: life.signal })
    // In case the tag's own event fired before we listened.
    addEventListener('donate:ready', arrived, { signal: life.signal })
  })
