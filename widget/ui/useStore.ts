import { useLayoutEffect, useState } from 'react'

/** Renders again whenever a zustand store changes. It subscribes before the first paint, so that early changes appear without a delay of two frames. */
export const useStore = <T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T => {
  const [state, setState] = useState(store.getState)
  useLayoutEffect(() => {
    const update = (): void => setState(() => store.getState())
    update()
    return store.subscribe(update)
  }, [store])
  return state
}
