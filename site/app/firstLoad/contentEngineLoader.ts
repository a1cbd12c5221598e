/** Loads react-query when the page needs the first content that was not prerendered. */
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../../shared/api/apiError.ts'
import type { Services } from '../services.ts'

type Engine = typeof import('./contentEngine.ts')

interface State {
  loaded: Engine | null
  /** Its code did not load. */
  failed: Error | null
}

const state = createStore<State>(() => ({ loaded: null, failed: null }))
let loading = false

/** For `useSyncExternalStore`. */
export const { getState: engine, subscribe: onEngine } = state

/** Safe to call again: after a failure it tries again. */
export const loadEngine = (services: Services): void => {
  if (loading || engine().loaded) return
  loading = true
  import('./contentEngine.ts').then(
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
