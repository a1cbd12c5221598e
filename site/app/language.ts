/** The language of the page: asked for in the address, else chosen before, else the browser's. One catalogue is loaded at a time. */
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import type { Texts } from '../messages/en.ts'

export type Language = 'en' | 'hi'
const key = 'siteLanguage'

interface LanguageState {
  lang: Language
  texts: Texts
}

const isLanguage = (text: string | null): text is Language => text === 'en' || text === 'hi'

/** @param browserLanguages most wanted first, e.g. `navigator.languages` */
export const firstLanguage = (search: string, stored: string | null, browserLanguages: readonly string[]): Language => {
  const asked = new URLSearchParams(search).get('lang')
  if (isLanguage(asked)) return asked
  if (isLanguage(stored)) return stored
  const wanted = browserLanguages.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag))
  return wanted === 'hi' ? 'hi' : 'en'
}

const loadTexts = async (lang: Language): Promise<Texts> =>
  lang === 'hi' ? (await import('../messages/hi.ts')).hi : (await import('../messages/en.ts')).en

/** Storage may be refused; the choice then lasts as long as the page. */
const remembered = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const remember = (lang: Language) => {
  try {
    localStorage.setItem(key, lang)
  } catch {
    // nothing is lost but the memory of the choice
  }
}

const store = createStore<LanguageState | null>(() => null)

const show = async (lang: Language) => {
  const texts = await loadTexts(lang)
  document.documentElement.lang = lang
  store.setState({ lang, texts }, true)
}

/** Loads the first catalogue; awaited before anything is drawn. */
export const startLanguage = async () => {
  const stored = remembered()
  const lang = firstLanguage(location.search, stored, navigator.languages)
  await show(lang)
  // Asked for by a partner's page or a link, which knows nothing of the pages after the payment: they shall speak the same. A reader's own choice stays.
  if (!stored && new URLSearchParams(location.search).get('lang') === lang) remember(lang)
}

/** The reader's own choice, kept for the next visit. */
export const chooseLanguage = async (lang: Language) => {
  await show(lang)
  remember(lang)
}

export const currentLanguage = (): Language => store.getState()?.lang ?? 'en'
export const onLanguageChange = (listener: () => void) => store.subscribe(listener)
export const currentTexts = (): Texts => started(store.getState()).texts

const started = (state: LanguageState | null): LanguageState => {
  if (!state) throw new Error('startLanguage() was not awaited')
  return state
}

export const useTexts = (): Texts => started(useStore(store)).texts
export const useLanguage = (): Language => started(useStore(store)).lang
