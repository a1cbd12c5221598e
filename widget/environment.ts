/** The world as the dialog sees it: ports, and their browser versions. Only this file, the loader and mount name browser globals. */
import { createTransport, type Transport } from '../shared/api/transport.ts'
import { memoryStorage, type TextStorage } from '../shared/auth/storage.ts'
import type { Language } from '../shared/languages.ts'
import { grantStore } from './grantStore.ts'
import type { PaymentPort } from './flow/payment.ts'
import { loadPart, parts } from './parts/parts.ts'
import type { Options, SessionStore } from './publicApi.ts'
import type { Prefetched, Shell } from './shell.ts'
import { shadowRootOf } from './ui/shadowRootOf.ts'
import { styleElement } from './ui/styleElement.ts'

/** An answer that was asked for ahead is used for this long, in ms: prices may change. */
const freshMs = 120_000
/** A refusal that came so recently, in ms, is the answer: the press itself asked for it, and asking again would bring the same. */
const recentMs = 5000

export interface Environment {
  readonly api: Transport
  /** The same for what the loader prefetches: the list of projects, or the donation options of one. Its answer is taken first, once. */
  reader(projectId?: number): Transport
  readonly session: SessionStore
  /** What follows CONTINUE. */
  readonly payment: PaymentPort
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

/** On foreign pages storage is never touched; where the browser forbids it, memory has to do. */
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
 * `fetch`, but a prefetched answer is taken first, if it is good and fresh, or a refusal of this moment. Given up at the signal in any case: a `fetch`
 * that the page has put in the browser's place may forget that, and never settle. What waits here knows nothing of the dialog: a signal that has not
 * come yet would keep it in memory.
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

/** By the answer's own date. Where a back end does not show it, a good answer is taken: a price is checked once more by the server anyway. */
const isUsable = ({ ok, headers }: Response): boolean => {
  const ageMs = Date.now() - Date.parse(headers.get('Date') ?? '')
  return ok ? !(ageMs > freshMs) : ageMs < recentMs
}

const sheets = new Map<string, CSSStyleSheet>()

/** Safari before 16 has no such method. */
const timeoutSignal = (ms: number): AbortSignal => {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms)
  const life = new AbortController()
  setTimeout(() => life.abort(), ms)
  return life.signal
}

export const browserEnvironment = async ({
  dialog,
  options,
  prefetched,
  answer,
  emit,
  close,
}: Shell): Promise<Environment> => {
  const foreign = location.origin !== new URL(options.siteRoot).origin
  // The loader, or the form in the page, has written it.
  const lang = dialog.lang as Language
  const storage = storageOf(foreign)
  // What the window of the trust grants is all that a foreign page has.
  const session = foreign
    ? grantStore
    : (options.session ?? (await import('./parts/ownSession.ts')).ownSession(storage))
  const root = shadowRootOf(dialog)
  const style = (css: string): void => {
    try {
      const sheet = sheets.get(css) ?? new CSSStyleSheet()
      if (!sheets.has(css)) sheet.replaceSync(css)
      sheets.set(css, sheet)
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    } catch {
      root.append(styleElement(css))
    }
  }
  const apiAfter = (key: string): Transport =>
    createTransport({
      root: options.apiRoot,
      fetch: answer ?? fetchAfter(prefetched, key),
      timeoutSignal,
      token: () => session.getState().token,
      lang: () => lang,
    })
  return {
    // Nothing is prefetched for it.
    api: apiAfter(''),
    reader: (projectId) => apiAfter(`${lang}${projectId ?? ''}`),
    session,
    payment: { here: () => parts.getState().give, load: () => loadPart('give') },
    foreign,
    lang,
    // What is open keeps its own, whatever the page configures meanwhile; but where to post is needed at the end only.
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
