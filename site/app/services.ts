/** What the pages need from outside: the API and the session. Created once in main.tsx; a test passes its own. */
import { createContext, use } from 'react'
import { createTransport, type Transport, type TransportPorts } from '../../shared/contract/transport.ts'
import { type AuthStore, createAuthStore } from '../../shared/auth/authStore.ts'
import type { Language } from '../../shared/languages.ts'
import type { TextStorage } from '../../shared/auth/storage.ts'
import { createWatch, type Watch, watchedTransport } from './session/watchedTransport.ts'

export interface Services {
  /** Every call: a 401 ends the session, a 500 shows its message. */
  api: Transport
  /** The same for a call by other means: an upload or a download. */
  watch: Watch
  session: AuthStore
  /** Where the session and the pending donation are stored. */
  storage: TextStorage
  /** The API's answers that the page was prerendered with, by key (useContent). */
  given: ReadonlyMap<string, unknown>
  /** Only while a server renders the page to HTML: rendering waits for the requested content. */
  prerender?: Prerender | undefined
}

/**
 * @param id of the content
 * @returns the answer, or the failure; waits meanwhile, as React's `use` does
 */
export type Prerender = <T>(id: string, ask: () => Promise<T>) => { data: T } | { error: Error }

interface Ports {
  apiRoot: string
  fetch: TransportPorts<AbortSignal>['fetch']
  storage: TextStorage
  /** Over the same storage, if it exists already. */
  session?: AuthStore
  lang(): Language
  /** Shows the specification's message for a failure that concerns every call. */
  onServerFault(): void
  given?: ReadonlyMap<string, unknown>
  prerender?: Prerender
}

export const createServices = ({
  apiRoot,
  fetch,
  storage,
  lang,
  onServerFault,
  given = new Map(),
  prerender,
  session = createAuthStore(storage),
}: Ports): Services => {
  const transport = createTransport<AbortSignal>({
    root: apiRoot,
    fetch,
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => session.getState().token,
    lang,
  })
  const watch = createWatch(session, onServerFault)
  return { session, storage, given, prerender, watch, api: watchedTransport(transport, watch) }
}

export const ServicesContext = createContext<Services | null>(null)

export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('no services around this component')
  return services
}
