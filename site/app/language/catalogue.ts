import { use } from 'react'
import type { Language } from '../../../shared/languages.ts'
import { currentLanguage, followLanguage, useLanguage } from './language.ts'

/** Texts of a page or component in every language; only the reader's language is loaded. */
export interface Catalogue<Texts> {
  load(lang: Language): Promise<Texts>
  /** In a component: the texts in the reader's language. Waits for them if they are not loaded yet. */
  use(): Texts
  /** Outside of components. Throws if they were never loaded. */
  current(): Texts
}

/** The file of each language, which exports its texts by the name of the language. One type for all, so that a missing key does not compile. */
type Sources<Texts> = { [Lang in Language]: () => Promise<Record<Lang, Texts>> }

/** @param sources see `texts.ts` of any page */
export const createCatalogue = <Texts>(sources: Sources<Texts>): Catalogue<Texts> => {
  const loaded: Partial<Record<Language, Texts>> = {}
  const loading: Partial<Record<Language, Promise<Texts>>> = {}
  const waitedFor = new Set<Language>()
  const fetchTexts = async <Lang extends Language>(lang: Lang): Promise<Texts> => (await sources[lang]())[lang]
  const load = (lang: Language): Promise<Texts> => {
    followLanguage(catalogue)
    loading[lang] ??= fetchTexts(lang).then(
      (texts) => (loaded[lang] = texts),
      (error: unknown) => {
        // The next call tries again.
        delete loading[lang]
        throw error
      },
    )
    return loading[lang]
  }
  const catalogue: Catalogue<Texts> = {
    load,
    use() {
      const lang = useLanguage()
      const ready = waitedFor.has(lang) ? undefined : loaded[lang]
      if (ready) return ready
      // React renders a component that waited again with the hooks of the first try, so it must call `use` again although the texts have loaded.
      waitedFor.add(lang)
      return use(load(lang))
    },
    current() {
      const texts = loaded[currentLanguage()]
      if (!texts) throw new Error('a catalogue was read before it was loaded')
      return texts
    },
  }
  return catalogue
}
