import type { ComponentType } from 'react'
import type { Language } from '../../shared/languages.ts'
import { lazyAgain } from './boundary/lazyAgain.tsx'
import { currentLanguage } from '../app/language/language.ts'
import type { PageDeclaration } from './pageDeclaration.ts'
import { loadTexts } from '../texts/useTexts.ts'

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
