import { useLayoutEffect, useState } from 'react'

/** Draws anew whenever a zustand store changes. Listens before the first paint: what arrives meanwhile is not seen two frames late. */
export const useStore = <T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T => {
  const [state, setState] = useState(store.getState)
  useLayoutEffect(() => {
    const update = (): void => setState(() => store.getState())
    update()
    return store.subscribe(update)
  }, [store])
  return state
}
