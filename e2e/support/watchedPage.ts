/** What the widget's own code does to a foreign page, observed in the page from before its first script. */
import type { BrowserContext, Page } from '@playwright/test'

export interface Watched {
  /** What the widget's code has read or written of the page's data and of device properties, each once. */
  touched: string[]
  /** Events of the widget and messages to the window, as JSON. */
  heard: string[]
  dataLayer: unknown[]
}

declare global {
  interface Window {
    watched: Watched
    dataLayer: unknown[]
  }
}

/** Runs in the page; refers to nothing outside itself. */
function watch(origin: string): void {
  if (location.origin !== origin) return
  window.dataLayer = []
  window.watched = { touched: [], heard: [], dataLayer: window.dataLayer }
  const { touched, heard } = window.watched
  const note = (what: string): void => {
    if (new Error().stack?.includes('/widget/') && !touched.includes(what)) touched.push(what)
  }
  const wrap = (owner: object, name: string, called: string): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name)
    if (!own) throw new Error(`There is no ${called} to watch.`)
    const replace = (key: 'get' | 'set' | 'value'): object => {
      const plain: unknown = own[key]
      if (typeof plain !== 'function') return {}
      return {
        [key](this: unknown, ...given: unknown[]): unknown {
          note(called)
          return (plain as (...given: unknown[]) => unknown).apply(this, given)
        },
      }
    }
    Object.defineProperty(owner, name, { ...own, ...replace('get'), ...replace('set'), ...replace('value') })
  }
  for (const name of ['localStorage', 'sessionStorage', 'name']) wrap(window, name, name)
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) wrap(Storage.prototype, name, 'storage')
  for (const name of ['cookie', 'referrer']) wrap(Document.prototype, name, name)
  for (const name of ['open', 'databases']) wrap(IDBFactory.prototype, name, 'indexedDB')
  for (const name of ['open', 'match']) wrap(CacheStorage.prototype, name, 'caches')
  for (const name of ['toDataURL', 'toBlob', 'getContext']) wrap(HTMLCanvasElement.prototype, name, 'canvas')
  for (const name of ['userAgent', 'platform', 'plugins', 'languages', 'hardwareConcurrency', 'sendBeacon'])
    wrap(Navigator.prototype, name, name)
  for (const name of ['width', 'height', 'colorDepth']) wrap(Screen.prototype, name, 'screen')
  const names = 'ready open project submit recorded handover close login-required error'.split(' ')
  for (const name of names)
    addEventListener(`donate:${name}`, (event) =>
      heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
    )
  addEventListener('message', ({ data }) => heard.push(`message ${JSON.stringify(data)}`))
}

export const watchPages = (context: BrowserContext, origin: string): Promise<unknown> =>
  context.addInitScript(watch, origin)

/** Everything of the page that its own scripts can read, also shadow roots and storage, as one text. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot.innerHTML, ...inside(shadowRoot)] : [],
      )
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [
      document.documentElement.outerHTML,
      ...inside(document),
      ...fields,
      document.title,
      document.cookie,
      document.referrer,
      location.href,
      JSON.stringify([history.state, name, window.dataLayer, { ...localStorage }, { ...sessionStorage }]),
    ].join('\n')
  })
