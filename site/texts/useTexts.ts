/** The texts of the site: a folder for each language, a file for each area. Only the reader's language is loaded, and only the areas that are read. */
import { use } from 'react'
import type { Language } from '../../shared/languages.ts'
import { currentLanguage, followLanguage, useLanguage } from '../app/language/language.ts'
import { en } from './en/index.ts'
import { hi } from './hi/index.ts'

type Folder = typeof en
export type TextArea = keyof Folder
export const textAreas = Object.keys(en) as TextArea[] // keys of a constant
type Catalogues = { [Area in TextArea]: Awaited<ReturnType<Folder[Area]>> }
/** By area: its catalogues, and their language, which days and sums between the words need, too. */
export type SiteTexts = { [Area in TextArea]: Catalogues[Area] & { lang: Language } }

/** One type for all languages, so that a missing key does not compile. */
const folders: Record<Language, { [Area in TextArea]: () => Promise<Catalogues[Area]> }> = { en, hi }

/** The texts of one language: those that have loaded, and those that somebody waits for. */
interface Loaded {
  texts: Partial<SiteTexts>
  loading: Map<TextArea, Promise<void>>
  waitedFor: Set<TextArea>
}
const byLanguage = new Map<Language, Loaded>()
const loadedIn = (lang: Language): Loaded => {
  const loaded = byLanguage.get(lang) ?? { texts: {}, loading: new Map(), waitedFor: new Set() }
  byLanguage.set(lang, loaded)
  return loaded
}

/** Areas that were read: they follow when the language changes. */
const inUse = new Set<TextArea>()
const loadInUse = (lang: Language) => Promise.all([...inUse].map((area) => loadTexts(area, lang)))

/** Loads the texts of an area. If that fails, the next call tries again. */
export const loadTexts = <Area extends TextArea>(area: Area, lang: Language): Promise<void> => {
  // Not when this module is evaluated: in the built site it may come before the language's.
  followLanguage(loadInUse)
  inUse.add(area)
  const { texts, loading } = loadedIn(lang)
  const fetchTexts = async () => {
    try {
      // The compiler does not join the two types for an area that it does not know.
      texts[area] = { ...(await folders[lang][area]()), lang } as SiteTexts[Area]
    } catch (error) {
      loading.delete(area)
      throw error
    }
  }
  const loaded = loading.get(area) ?? fetchTexts()
  loading.set(area, loaded)
  return loaded
}

const textsIn = <Area extends TextArea>(area: Area, lang: Language): SiteTexts[Area] => {
  const texts = loadedIn(lang).texts[area]
  if (!texts) throw new Error(`the texts '${area}' were read before they were loaded`)
  return texts
}

/** In a component: the texts of an area in the reader's language, and the language. Waits for them if they are not loaded yet. */
export const useTexts = <Area extends TextArea>(area: Area): SiteTexts[Area] => {
  const lang = useLanguage()
  const { texts, waitedFor } = loadedIn(lang)
  // React renders a component that waited again with the hooks of the first try, so it must call `use` again although the texts have loaded.
  if (!texts[area]) waitedFor.add(area)
  if (waitedFor.has(area)) use(loadTexts(area, lang))
  return textsIn(area, lang)
}

/** Outside of components: the texts of an area. Throws if they were never loaded. */
export const currentTexts = <Area extends TextArea>(area: Area): SiteTexts[Area] => textsIn(area, currentLanguage())
