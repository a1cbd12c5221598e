import { useEffect, useState } from 'react'

/** Draws anew whenever a zustand store changes. */
export const useStore = <T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T => {
  const [state, setState] = useState(store.getState)
  useEffect(() => {
    const update = (): void => setState(() => store.getState())
    update()
    return store.subscribe(update)
  }, [store])
  return state
}
