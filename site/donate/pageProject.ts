/** The project that the page on screen is about: every way to give around it (header, footer, floating) presets it. */
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ id: number | undefined }>(() => ({ id: undefined }))

/** For a page about one project. @param id undefined while it is not known, or where the page is about none */
export const usePageProject = (id: number | undefined): void => {
  useEffect(() => {
    if (id === undefined) return
    store.setState({ id })
    // The next page may have said its own already.
    return () => {
      if (store.getState().id === id) store.setState({ id: undefined })
    }
  }, [id])
}

const none = () => undefined
const current = () => store.getState().id

/** For a way to give outside of the page. A prerendered page starts without: it comes with hydration. */
export const useProjectOfPage = (): number | undefined => useSyncExternalStore(store.subscribe, current, none)
