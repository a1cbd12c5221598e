/** The script tag: made once, waited for, and given up when it does not come. */
import { DonateWidgetError } from './widgetError.ts'
import type { LoadOptions } from './loadOptions.ts'

/** Longest wait for the script, in ms, where the page names none; after that it offers its other ways to give. */
const patienceMs = 10_000

/** Tags that have had their time: whatever came of them, they will not run again. */
const spent = new WeakSet<Element>()

/** The widget's tags on the page, whoever put them there. Another script's file may be called donate.js, too. */
const tagsOnPage = (src: string): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    (tag) => tag.src === new URL(src, document.baseURI).href || /\/widget\/[^/]+\/donate\.js(\?|$)/.test(tag.src),
  )

/** A tag of the widget that somebody else has put into the page and that may still be under way. */
export const tagUnderWay = (src: string): HTMLScriptElement | undefined =>
  tagsOnPage(src).find((tag) => !spent.has(tag))

/** To be called where the widget was found: once it is destroyed, none of these tags brings it back. */
export const spendTags = (src: string): void => {
  for (const tag of tagsOnPage(src)) spent.add(tag)
}

/**
 * Options that the script can read as it starts, as attributes of its tag: `data-api-root`. The others are handed over once it is there.
 *
 * @throws DonateWidgetError `blocked` where the page enforces Trusted Types: there no code may name a script
 */
export const insertTag = ({ src, nonce, integrity, timeoutMs: _ms, ...options }: LoadOptions): HTMLScriptElement => {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(options))
    if (typeof value === 'string' || typeof value === 'number') tag.dataset[name] = String(value)
  tag.async = true
  if (nonce) tag.nonce = nonce
  if (integrity) {
    tag.integrity = integrity
    // The browser checks only what it may read.
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
 * @param own a tag of ours is taken away if nothing comes of it, so that the next call begins anew
 * @throws DonateWidgetError `blocked` or `timeout`
 */
export const tagArrived = (tag: HTMLScriptElement, own: boolean, timeoutMs = patienceMs): Promise<void> =>
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
    // Should the tag's own event have passed before we came.
    addEventListener('donate:ready', arrived, { signal: life.signal })
  })
