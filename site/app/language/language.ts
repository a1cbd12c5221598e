/**
 * The language of the page: asked for in the address, else chosen before, else the browser's. The choice is a cookie, not local storage: the server
 * that prerenders pages must know it, and the clearing of storage at a session's end (specification, section 8) must not change it.
 */
import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import { chosenLanguage, firstLanguage, languageCookie } from './languageRules.ts'

export { chosenLanguage, firstLanguage, languageCookie } from './languageRules.ts'

/** What a catalogue of texts does before a language is shown. */
interface Loadable {
  load(lang: Language): Promise<unknown>
}

/** The page's language, in a browser. A server has none: it draws pages of all languages side by side. */
const store = createStore<Language>(() => fallbackLanguage)
/** Catalogues that were used: they follow when the language changes. */
const inUse = new Set<Loadable>()
/** Code that has not come yet of pages that were drawn by the server. */
const parts = new Set<() => Promise<unknown>>()

const remember = (lang: Language) => {
  document.cookie = languageCookie(lang)
}

/** Loads the texts of all catalogues that were used. */
export const loadCatalogues = async (lang: Language): Promise<void> => {
  await Promise.all([...inUse].map((catalogue) => catalogue.load(lang)))
}

/** Shows a language once the texts of all that is on screen are there. */
export const showLanguage = async (lang: Language): Promise<void> => {
  await loadCatalogues(lang)
  store.setState(lang, true)
}

/** Decides the first language, in a browser; awaited before anything is drawn. */
export const startLanguage = async (): Promise<Language> => {
  const chosen = chosenLanguage(document.cookie)
  const lang = firstLanguage(location.search, chosen, navigator.languages)
  document.documentElement.lang = lang
  await showLanguage(lang)
  // Asked for by a partner's page or a link, which knows nothing of the pages after the payment: they shall speak the same. A reader's own choice stays.
  if (!chosen && new URLSearchParams(location.search).get('lang') === lang) remember(lang)
  return lang
}

/** What the address asks for would beat the reader's choice at the next load. */
const forgetAsked = () => {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  // The router reads the address again, as after Back; it is the same entry.
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

/** From now on this catalogue follows the language. */
export const followLanguage = (catalogue: Loadable): void => void inUse.add(catalogue)

/** This code is needed where a page is drawn anew in the other language. */
export const neededAnew = (load: () => Promise<unknown>): void => void parts.add(load)

/** The page's language, for what is no component. */
export const currentLanguage = store.getState
export const onLanguageChange = (listener: () => void) => store.subscribe(listener)
export const usePageLanguage = (): Language => useSyncExternalStore(store.subscribe, store.getState, store.getState)

/** The language of all that is inside: the page's (PageLanguage.tsx), or on a server that of the page which is drawn. */
export const LanguageContext = createContext<Language>(fallbackLanguage)
export const useLanguage = (): Language => use(LanguageContext)
