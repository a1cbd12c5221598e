import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { type Services, useServices } from '../../app/services.ts'

interface ContentOptions {
  /** False: not requested yet. */
  enabled?: boolean
  /** How long an answer counts as fresh, in ms; 60,000 by default. */
  staleTime?: number
}

/** In react-query's terms; a `useQuery` result is one too. */
export interface Content<T> {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch(): unknown
}

/** The contract's files with content. Each loads with the first answer that is missing. */
export const contract = {
  pages: () => import('../../../shared/contract/content/pages.ts'),
  blog: () => import('../../../shared/contract/content/blog.ts'),
  gallery: () => import('../../../shared/contract/content/gallery.ts'),
  projects: () => import('../../../shared/contract/project.ts'),
  choosing: () => import('../../../shared/contract/choosing.ts'),
}

const never = () => () => {}
const nothing = () => undefined

/** The prerendered content stays on screen until the reader's language has arrived. */
const givenInOther = ({ given }: Services, key: readonly unknown[]) =>
  languages.map((other) => given.get(JSON.stringify([...key, other]))).find((answer) => answer !== undefined)

/**
 * Content of the API, in the reader's language. A failure is logged, and the page shows what it can (specification, section 8).
 *
 * A prerendered page already has its answers, so its first load includes neither react-query nor the contract's schemas. They load with the first
 * content that is missing (docs/decisions/008). For this reason `ask` loads the call that it makes from the `contract`.
 *
 * @param key of the content, e.g. `['project', id]`; the language is added
 * @param ask e.g. `async (api) => (await contract.pages()).aboutUs(api)`
 */
export const useContent = <T>(
  key: readonly unknown[],
  ask: (api: Transport) => Promise<T>,
  { enabled = true, staleTime = 60_000 }: ContentOptions = {},
): Content<T> => {
  const services = useServices()
  const lang = useLanguage()
  const id = JSON.stringify([...key, lang])
  const { loaded, failed } = useSyncExternalStore(onEngine, engine, engine)
  // A key always has the same kind of answer.
  const given = (services.given.get(id) ?? givenInOther(services, key)) as T | undefined
  const wanted = enabled && !services.given.has(id) && !services.prerender
  useEffect(() => {
    if (wanted) loadEngine(services)
  }, [wanted, services])

  const observer = useMemo(() => loaded?.observe<T>(services), [loaded, services])
  const query = { key, lang, ask, enabled, staleTime }
  const result = observer?.read(query)
  useSyncExternalStore(observer?.subscribe ?? never, observer?.current ?? nothing, nothing)
  useEffect(() => observer?.follow(query))

  const retry = () => loadEngine(services)
  if (services.prerender && enabled) {
    const answer = services.prerender(id, () => ask(services.api))
    return { data: undefined, error: null, isFetching: false, refetch: retry, ...answer }
  }
  return result ?? { data: given, error: wanted ? failed : null, isFetching: wanted && !failed, refetch: retry }
}

/** Loads react-query when the page needs the first content that was not prerendered. */
type Engine = typeof import('./queryClient.ts')

interface State {
  loaded: Engine | null
  /** Its code did not load. */
  failed: Error | null
}

const state = createStore<State>(() => ({ loaded: null, failed: null }))
let loading = false

/** For `useSyncExternalStore`. */
const { getState: engine, subscribe: onEngine } = state

/** Safe to call again: after a failure it tries again. */
const loadEngine = (services: Services): void => {
  if (loading || engine().loaded) return
  loading = true
  import('./queryClient.ts').then(
    (loaded) => {
      loaded.remember(services)
      state.setState({ loaded, failed: null })
    },
    () => {
      loading = false
      state.setState({ failed: new ApiError('unreachable') })
    },
  )
}
