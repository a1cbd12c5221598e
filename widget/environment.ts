/** What the dialog needs from outside: ports, and their browser versions. Only this file, the loader and mount use browser globals. */
import { createStore } from 'zustand/vanilla'
import { createTransport, type Transport } from '../shared/contract/transport.ts'
import { memoryStorage, type TextStorage } from '../shared/auth/storage.ts'
import type { Language } from '../shared/languages.ts'
import type { Options, SessionState, SessionStore } from './publicApi.ts'
import type { Prefetched, Shell } from './shell.ts'
import { shadowRootOf } from './ui/shadowRootOf.ts'

/** How long a prefetched answer is used, in ms: prices may change. */
const freshMs = 120_000
/** A refusal this recent, in ms, is used as the answer: the press itself requested it, and another request would get the same. */
const recentMs = 5000

export interface Environment {
  readonly api: Transport
  /** The same for prefetched data: the list of projects, or the donation options of one. The prefetched answer is used first, once. */
  reader(projectId?: number): Transport
  readonly session: SessionStore
  /** The page is not the trust's own: no storage, sign-in by popup, hand-over through the trust's site. */
  readonly foreign: boolean
  readonly lang: Language
  readonly options: Options & { apiRoot: string; siteRoot: string }
  readonly storage: TextStorage
  now(): number
  emit: Shell['emit']
  close(): void
  /** Adopts a style sheet, once. */
  style(css: string): void
}

/** Foreign pages never use storage. If the browser blocks storage, use memory. */
const storageOf = (foreign: boolean): TextStorage => {
  try {
    if (!foreign) return localStorage
  } catch {
    // Storage is blocked.
  }
  return pageMemory
}
const pageMemory = memoryStorage()

/**
 * `fetch`, but it first uses a prefetched answer that is good and fresh, or a refusal from a moment ago. It stops at the signal in any case, because
 * a page's own `fetch` may ignore the signal and never settle. The wait holds no reference to the dialog, so that it cannot keep the dialog in
 * memory.
 */
const fetchAfter =
  (prefetched: Prefetched, key: string) =>
  async (url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> => {
    const givenUp = new Promise<never>((_, reject) => {
      init.signal.onabort = () => reject(init.signal.reason)
    })
    const found = prefetched[key]
    delete prefetched[key]
    const answer = await Promise.race([found, givenUp]).catch(() => null)
    return answer && isUsable(answer) ? answer : Promise.race([fetch(url, init), givenUp])
  }

/** Uses the answer's own date. If a back end hides the date, use a good answer: the server checks every price again anyway. */
const isUsable = ({ ok, headers }: Response): boolean => {
  const ageMs = Date.now() - Date.parse(headers.get('Date') ?? '')
  return ok ? !(ageMs > freshMs) : ageMs < recentMs
}

const sheets = new Map<string, CSSStyleSheet>()

/** The session on a foreign page: a donating-only token, kept in memory until the page closes (specification, decision 2). It contains nothing personal. */
const granted = createStore<SessionState>(() => ({ token: null, user: null }))

export const grantStore: SessionStore & { grant(token: string): void } = {
  getState: granted.getState,
  subscribe: granted.subscribe,
  grant: (token) => granted.setState({ token }),
  begin: ({ token }) => granted.setState({ token }),
  end: () => granted.setState({ token: null }),
}

/** An address of the trust's site. @param path begins with a slash; the root may end with one, too */
export const siteAddress = (siteRoot: string, path: string): string => siteRoot.replace(/\/$/, '') + path

export const browserEnvironment = async (shell: Shell): Promise<Environment> => {
  const { dialog, options, foreign, prefetched, answer, emit, close } = shell
  // The loader or the inline form has written it.
  const lang = dialog.lang as Language
  const storage = storageOf(foreign)
  // A foreign page has only the token that the trust's window grants.
  const session = foreign
    ? grantStore
    : (options.session ?? (await import('../shared/auth/authStore.ts')).createAuthStore(storage))
  const root = shadowRootOf(dialog)
  const style = (css: string): void => {
    const sheet = sheets.get(css) ?? new CSSStyleSheet()
    if (!sheets.has(css)) sheet.replaceSync(css)
    sheets.set(css, sheet)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
  const apiAfter = (key: string): Transport =>
    createTransport({
      root: options.apiRoot,
      fetch: answer ?? fetchAfter(prefetched, key),
      timeoutSignal: (ms) => AbortSignal.timeout(ms),
      token: () => session.getState().token,
      lang: () => lang,
    })
  return {
    // Nothing prefetches it.
    api: apiAfter(''),
    reader: (projectId) => apiAfter(`${lang}${projectId ?? ''}`),
    session,
    foreign,
    lang,
    // An open dialog keeps its options whatever the page configures meanwhile, except the payment address, which is needed only at the end.
    options: {
      ...options,
      get payment() {
        return options.payment
      },
    },
    storage,
    now: () => Date.now(),
    emit,
    close,
    style,
  }
}
