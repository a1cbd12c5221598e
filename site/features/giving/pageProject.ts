/** The project of the page on screen: every donate link around it (header, footer, floating) presets it. */
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

const store = createStore<number | undefined>(() => undefined)

/** For a page about one project. @param id undefined while it is unknown, or if the page has no project */
export const usePageProject = (id: number | undefined): void => {
  useEffect(() => {
    if (id === undefined) return
    store.setState(id, true)
    // The next page may have set its own already.
    return () => {
      if (store.getState() === id) store.setState(undefined, true)
    }
  }, [id])
}

const none = () => undefined

/** For a donate link outside of the page. A prerendered page starts without: hydration adds it. */
export const useProjectOfPage = (): number | undefined => useSyncExternalStore(store.subscribe, store.getState, none)
