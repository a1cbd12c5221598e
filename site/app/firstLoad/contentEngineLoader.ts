/** Loads react-query when the page needs the first content that was not prerendered. */
import { ApiError } from '../../../shared/api/apiError.ts'
import type { Services } from '../services.ts'

type Engine = typeof import('./contentEngine.ts')

interface State {
  loaded: Engine | null
  /** Its code did not load. */
  failed: Error | null
}

let state: State = { loaded: null, failed: null }
let loading = false
const listeners = new Set<() => void>()

const become = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const engine = (): State => state
export const onEngine = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Safe to call again: after a failure it tries again. */
export const loadEngine = (services: Services): void => {
  if (loading || state.loaded) return
  loading = true
  import('./contentEngine.ts').then(
    (loaded) => {
      loaded.remember(services)
      become({ loaded, failed: null })
    },
    () => {
      loading = false
      become({ loaded: null, failed: new ApiError('unreachable') })
    },
  )
}
