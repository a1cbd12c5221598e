/**
 * The language of the page: from the address, else the reader's choice, else the browser's. The choice is a cookie, not local storage, because the
 * server that prerenders pages must know it. Clearing the storage at the end of a session (specification, section 8) must not change it.
 */
import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import { chosenLanguage, firstLanguage, languageCookie } from './languageRules.ts'

export { chosenLanguage, firstLanguage, languageCookie } from './languageRules.ts'

/** The page's language, in a browser. A server has none: it renders pages of all languages at the same time. */
const store = createStore<Language>(() => fallbackLanguage)
/** What loads before a language is shown. */
const followers = new Set<(lang: Language) => Promise<unknown>>()
/** Code of prerendered pages that has not loaded yet. */
const parts = new Set<() => Promise<unknown>>()

const remember = (lang: Language) => {
  document.cookie = languageCookie(lang, location.protocol === 'https:')
}

/** Loads the texts that were read in any language. */
export const loadFollowers = async (lang: Language): Promise<void> => {
  await Promise.all([...followers].map((load) => load(lang)))
}

/** Shows a language once the texts of everything on screen have loaded. */
export const showLanguage = async (lang: Language): Promise<void> => {
  await loadFollowers(lang)
  store.setState(lang, true)
}

/** Decides the first language, in a browser; awaited before anything is rendered. */
export const startLanguage = async (): Promise<Language> => {
  const chosen = chosenLanguage(document.cookie)
  const lang = firstLanguage(location.search, chosen, navigator.languages)
  document.documentElement.lang = lang
  await showLanguage(lang)
  // Set by a partner's page or a link, which does not reach the pages after the payment, so store it for them. The reader's own choice stays.
  if (!chosen && new URLSearchParams(location.search).get('lang') === lang) remember(lang)
  return lang
}

/** Otherwise the address would override the reader's choice on the next load. */
const forgetAsked = () => {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  // The router reads the address again, as after Back; the history entry is the same.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** The reader's own choice, kept for the next visit. */
export const chooseLanguage = async (lang: Language): Promise<void> => {
  await Promise.allSettled([...parts].map((load) => load()))
  await showLanguage(lang)
  document.documentElement.lang = lang
  remember(lang)
  forgetAsked()
}

/** From now on these texts follow the language. */
export const followLanguage = (load: (lang: Language) => Promise<unknown>): void => void followers.add(load)

/** Needed before a page can be rendered again in the other language. */
export const preloadForLanguage = (load: () => Promise<unknown>): void => void parts.add(load)

/** The page's language, outside of components. */
export const currentLanguage = store.getState
export const onLanguageChange = (listener: () => void) => store.subscribe(listener)
export const usePageLanguage = (): Language => useSyncExternalStore(store.subscribe, store.getState, store.getState)

/** The language of everything inside: the page's (PageLanguage.tsx), or on a server that of the rendered page. */
export const LanguageContext = createContext<Language>(fallbackLanguage)
export const useLanguage = (): Language => use(LanguageContext)
