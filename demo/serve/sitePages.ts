/** The site's pages as HTML: prerendered where they are public, kept for a minute, in the reader's language. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toFile, type BuiltFile } from './builtFiles.ts'
import { type Roots, withRoots } from './roots.ts'

type Language = 'en' | 'hi'

interface RenderedHtml {
  head: string
  body: string
  state: string
}

interface Rendered {
  status: 200 | 404
  html?: RenderedHtml
}

/** What `dist/site-server/render.js` exports (site/server/render.tsx). */
interface SiteRenderer {
  renderPage(options: { address: string; lang: Language; apiRoot: string; fetch: typeof fetch }): Promise<Rendered>
  siteMap(ports: { apiRoot: string; fetch: typeof fetch }): Promise<string[]>
  firstLanguage(search: string, chosen: Language | null, wanted: readonly string[]): Language
  chosenLanguage(cookies: string): Language | null
  /** Where an address leads that is no page itself; null for a page. */
  redirectOf(pathname: string): string | null
  stateId: string
}

export interface SitePages {
  /** The page at an address. */
  page(request: Request): Promise<Page | { redirect: string }>
  siteMap(): Promise<string[]>
}

interface Page {
  status: number
  file: BuiltFile
}

interface Kept {
  at: number
  made: Promise<Page>
}

const same = (text: string): string => text

/** An editor's change shows within this time, in ms. */
const freshMs = 60_000
/** Addresses kept at once; queries that nobody asked for twice must not fill the memory. */
const mostKept = 500

/**
 * @param dist folder with the builds `site` and `site-server`
 * @param index the built index.html, roots put in, its style sheet put into it
 * @returns null where the site was built without its renderer
 */
export async function openSitePages(
  dist: string,
  index: string,
  roots: Pick<Roots, 'siteRoot' | 'apiRoot'>,
  log: (line: string) => void,
): Promise<SitePages | null> {
  const built = join(dist, 'site-server/render.js')
  if (!existsSync(built)) return null
  const renderer = (await import(pathToFileURL(built).href)) as SiteRenderer
  const kept = new Map<string, Kept>()

  const make = async (address: string, lang: Language): Promise<Page> => {
    const { status, html } = await renderer
      .renderPage({ address, lang, apiRoot: roots.apiRoot, fetch })
      .catch((error: unknown): Rendered => {
        // The browser can still draw the page by itself.
        log(`could not prerender ${address}: ${String(error)}`)
        return { status: 200 }
      })
    const text = html ? withRoots(fill(index, lang, html, renderer.stateId), roots) : index
    return { status, file: await toFile(Buffer.from(text), 'text/html; charset=utf-8', same, 5) }
  }
  const keep = (key: string, address: string, lang: Language): Kept => {
    const entry = { at: Date.now(), made: make(address, lang) }
    entry.made.catch(() => kept.delete(key))
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return entry
  }

  return {
    async page(request) {
      const url = new URL(request.url)
      const redirect = renderer.redirectOf(url.pathname)
      if (redirect) return { redirect: redirect + (redirect.includes('?') ? '' : url.search) }
      const wanted = (request.headers.get('Accept-Language') ?? '').split(',').map((part) => part.trim())
      const lang = renderer.firstLanguage(
        url.search,
        renderer.chosenLanguage(request.headers.get('Cookie') ?? ''),
        wanted,
      )
      const address = url.pathname + url.search
      const key = `${lang} ${address}`
      const known = kept.get(key)
      if (!known) return keep(key, address, lang).made
      if (Date.now() - known.at < freshMs) return known.made
      // What is there is shown at once; the next reader gets the new one.
      void keep(key, address, lang).made.catch(() => {})
      return known.made
    },
    siteMap: () => renderer.siteMap({ apiRoot: roots.apiRoot, fetch }),
  }
}

/**
 * Puts a rendered page into the built index.html. What is there to read comes before what makes it answer: the scripts give way to picture and fonts.
 * Functions as replacements: a `$` in a text means nothing then.
 */
const fill = (index: string, lang: Language, { head, body, state }: RenderedHtml, stateId: string): string =>
  index
    .replace('<html lang="en">', () => `<html lang="${lang}">`)
    .replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="${stateId}">${state}</script>`,
    )
