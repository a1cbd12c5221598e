/** The project of the page on screen: every donate link around it (header, footer, floating) presets it. */
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ id: number | undefined }>(() => ({ id: undefined }))

/** For a page about one project. @param id undefined while it is unknown, or if the page has no project */
export const usePageProject = (id: number | undefined): void => {
  useEffect(() => {
    if (id === undefined) return
    store.setState({ id })
    // The next page may have set its own already.
    return () => {
      if (store.getState().id === id) store.setState({ id: undefined })
    }
  }, [id])
}

const none = () => undefined
const current = () => store.getState().id

/** For a donate link outside of the page. A prerendered page starts without: hydration adds it. */
export const useProjectOfPage = (): number | undefined => useSyncExternalStore(store.subscribe, current, none)
