/** What a page declares, and the page that follows: its code and texts load when it is wanted. */
import type { ComponentType } from 'react'
import type { Language } from '../../shared/languages.ts'
import { currentLanguage } from '../app/language/language.ts'
import { loadTexts, type TextArea } from '../texts/useTexts.ts'
import { lazyAgain } from './lazyAgain.tsx'

/** What a query parameter can be. `words` are what people type: the page stays the same for search engines. */
export type QueryValue = 'page' | 'slug' | 'year' | 'month' | 'words'

/** What `site/pages/pages.ts` says about a page. Pages that differ by their address only share a declaration. Router, prerendering, site map, robots.txt and byte budgets follow from it. */
export interface PageDeclaration {
  /** The file of its component, which exports nothing else; fetched when it is wanted. */
  code(): Promise<Record<string, ComponentType>>
  /** The areas of its texts, loaded side by side with the code. */
  texts: readonly TextArea[]
  /**
   * `public`: the server draws it for search engines and slow phones, and the site map lists it. `unlisted`: the browser draws it, for anyone.
   * `personal`: the same, for one person, so search engines stay away. `guarded`: personal, and it needs a stored token (specification, section 2).
   */
  access: 'public' | 'unlisted' | 'personal' | 'guarded'
  /**
   * The query parameters that its HTML depends on, in the order of its canonical address. Another one costs no rendering and no place in the cache. Every
   * page reads `lang`, and the donation page what its form reads.
   */
  query?: Readonly<Record<string, QueryValue>>
  /** Without header and footer. `own`: with language and account, and the page has its own `main`. */
  bare?: true | 'own'
  /** Without the footer (specification, section 2; decision 13: privacy and terms in both spellings). */
  withoutFooter?: true
  /** It has a marigold way to give, or speaks of a payment that must not be made twice: the header's is quiet. */
  quietHeader?: true
  /** The footer's donate button is outlined: the page must not invite to pay again. */
  quietFooter?: true
}

type Declared = Pick<PageDeclaration, 'code' | 'texts'>

/** A page whose code and texts are fetched when it is wanted. */
interface LazyPage {
  /** In the router's notation. */
  path: string
  Page: ComponentType
  /** Loads code and texts; a loaded page renders at once, which hydration needs. */
  load(lang: Language): Promise<void>
}

export type SitePage = PageDeclaration & LazyPage

/** A page at its address, and what it declares. */
export const createPage = <Page extends Declared>(path: string, declaration: Page): Page & LazyPage => {
  const { code, texts } = declaration
  let loaded: ComponentType | undefined
  const fetchAll = async (lang: Language) => {
    const [file] = await Promise.all([code(), ...texts.map((area) => loadTexts(area, lang))])
    const [Component] = Object.values(file)
    if (!Component) throw new Error(`no component in the file of ${path}`)
    return (loaded = Component)
  }
  const Page = lazyAgain(
    () => fetchAll(currentLanguage()),
    () => loaded,
  )
  return { ...declaration, path, Page, load: async (lang) => void (await fetchAll(lang)) }
}
