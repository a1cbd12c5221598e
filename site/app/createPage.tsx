import { type ComponentType, useState } from 'react'
import type { Catalogue } from './language/catalogue.ts'
import type { Language } from '../../shared/languages.ts'
import { currentLanguage } from './language/language.ts'
import { lazyAgain } from './boundary/lazyAgain.ts'

interface PageOptions {
  /** Texts of its own, loaded side by side with its code. */
  texts?: ReadonlyArray<Catalogue<unknown>>
  /** Rendered to HTML by the server, for search engines and slow phones: what is there for everyone. */
  prerendered?: boolean
  /** Needs a stored token (specification, section 2). */
  guarded?: boolean
  /** Without header and footer. */
  bare?: boolean
}

export interface SitePage extends PageOptions {
  /** As the router matches it. */
  path: string
  Page: ComponentType
  /** Fetches code and texts; a page that was loaded is drawn at once, which is what hydration needs. */
  load(lang: Language): Promise<void>
}

/** A route of the site: its path, and its code, fetched when it is wanted. */
export const createPage = (
  path: string,
  fetchCode: () => Promise<ComponentType>,
  options: PageOptions = {},
): SitePage => {
  let loaded: ComponentType | undefined
  const load = async (lang: Language) => {
    const [code] = await Promise.all([fetchCode(), ...(options.texts ?? []).map((texts) => texts.load(lang))])
    loaded = code
  }
  const later = lazyAgain(async () => {
    const [code] = await Promise.all([fetchCode(), load(currentLanguage())])
    return code
  })
  const Page = () => {
    // Decided once: the code that arrives meanwhile must not put the page up anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? later())
    return <Shown />
  }
  return { ...options, path, Page, load }
}
