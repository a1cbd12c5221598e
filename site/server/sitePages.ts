/** The site's pages as HTML: public ones prerendered, cached for some seconds, in the reader's language. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '../../shared/languages.ts'
import type * as renderer from '../render/render.tsx'
import type { RenderedPage } from '../render/render.tsx'
import { type BuiltFile, toFile } from './files/builtFiles.ts'
import { openFormPreloads, opensForm } from './formPreloads.ts'
import { isOneOfMany, readSearch } from './readSearch.ts'
import type { SiteStyle } from './style/inlineStyle.ts'
import { keepFresh } from './keepFresh.ts'
import { type Roots, withRoots } from './roots.ts'

/** What `dist/site-server/render.js` exports. */
type SiteRenderer = typeof renderer
type RenderedHtml = NonNullable<RenderedPage['html']>

export interface SitePages {
  /** The page at an address. */
  page(request: Request): Promise<Page | { redirect: string }>
  siteMap(): Promise<string[]>
  /** Of pages for one person. */
  personalPaths: readonly string[]
}

export interface Page {
  status: number
  file: BuiltFile
  /** Of its inline style, for the content security policy. */
  styleHashes: readonly string[]
  /** Stores the language of this answer for the reader's next page. */
  cookie?: string
}

const HTML = 'text/html; charset=utf-8'
const same = (text: string): string => text

/** A page is rendered again after this time, in ms. */
const freshMs = 10_000
/** No reader gets an older page, in ms, unless the API is away. With the times of the API and shared caches, a change shows within a minute (decision 044). */
const oldestMs = 15_000
/** Pages without a query that are cached at once. */
const mostKept = 500
/** Anybody can make up queries: those are cached apart, so that they replace no page of many readers, and few are rendered at once. */
const mostQueries = { kept: 200, atOnce: 3 }
/** How long a reader waits for prerendering, in ms: then the browser renders the page itself. */
const patienceMs = 3000

/** Told of a page that the server could not prerender; the browser renders it. @param address may contain what people typed */
export type PrerenderFailed = (error: unknown, address: string) => void

const tooMany = new Error('too many queries at once')

interface SiteBuild {
  /** Folder with the builds `site` and `site-server`. */
  dist: string
  /** The built index.html, with roots. */
  index: string
  style: Pick<SiteStyle, 'into'>
}

/** A page that the browser renders completely. */
async function plainPage({ index, style }: SiteBuild): Promise<Page> {
  const { html, styleHashes } = style.into(index)
  return { status: 200, file: await toFile(Buffer.from(html), HTML, same), styleHashes }
}

/** If the site was built without its renderer, the browser renders every page. */
export async function openSitePages(
  build: SiteBuild,
  roots: Pick<Roots, 'siteRoot' | 'apiRoot' | 'trustName'>,
  failed: PrerenderFailed,
): Promise<SitePages> {
  const { dist, index, style } = build
  const { apiRoot, trustName } = roots
  const isSecure = roots.siteRoot.startsWith('https:')
  const built = join(dist, 'site-server/render.js')
  const plain = await plainPage(build)
  if (!existsSync(built)) {
    const siteMap = () => Promise.reject(new Error('The site was built without its renderer.'))
    return { page: async () => plain, personalPaths: [], siteMap }
  }
  // Made by our own build.
  const { renderPage, ...site } = (await import(pathToFileURL(built).href)) as SiteRenderer
  const times = { freshMs, oldestMs, now: Date.now }
  const pages = keepFresh<Page>({ ...times, most: mostKept })
  const queries = keepFresh<Page>({ ...times, most: mostQueries.kept })
  const formPreloads = await openFormPreloads(dist)

  /** @throws the failure: such a page is not cached */
  const make = async (address: string, lang: Language): Promise<Page> => {
    const { status, html } = await renderPage({ address, lang, apiRoot, trustName, fetch })
    if (!html) return { ...plain, status }
    const filled = opensForm(address)
      ? fillForForm(index, lang, html, site.stateId, formPreloads(lang))
      : fill(giveWay(index), lang, html, site.stateId)
    const styled = style.into(withRoots(filled, roots))
    return { status, file: await toFile(Buffer.from(styled.html), HTML, same, 9), styleHashes: styled.styleHashes }
  }
  let rendering = 0
  const makeOneOfMany = async (address: string, lang: Language): Promise<Page> => {
    if (rendering >= mostQueries.atOnce) throw tooMany
    rendering += 1
    try {
      return await make(address, lang)
    } finally {
      rendering -= 1
    }
  }
  const drawnByBrowser = (address: string, error: unknown): Page => {
    if (error !== tooMany) failed(error, address)
    return plain
  }

  return {
    async page(request) {
      const url = new URL(request.url)
      const redirect = site.redirectOf(url.pathname)
      if (redirect) return { redirect: redirect + (redirect.includes('?') ? '' : url.search) }
      const wanted = (request.headers.get('Accept-Language') ?? '').split(',').map((part) => part.trim())
      const chosen = site.chosenLanguage(request.headers.get('Cookie') ?? '')
      const lang = site.firstLanguage(url.search, chosen, wanted)
      const search = readSearch(url, lang)
      const address = url.pathname + search
      const key = `${lang} ${address}`
      const made = (
        isOneOfMany(search) ? queries(key, () => makeOneOfMany(address, lang)) : pages(key, () => make(address, lang))
      ).catch((error: unknown) => drawnByBrowser(address, error))
      const page = await Promise.race([made, pause(patienceMs, plain, { ref: false })])
      return isToKeep(request, lang, chosen) ? { ...page, cookie: site.languageCookie(lang, isSecure) } : page
    },
    personalPaths: site.personalPaths,
    siteMap: () => site.siteMap({ apiRoot, fetch }),
  }
}

/**
 * Without JavaScript only the server can store a language for the next page. The rule is the same as in the browser (site/app/language/language.ts).
 * A link of the site itself is the reader's choice. Any other link sets the language only if there was none.
 */
function isToKeep(request: Request, lang: Language, chosen: Language | null): boolean {
  if (new URL(request.url).searchParams.get('lang') !== lang || lang === chosen) return false
  return chosen === null || request.headers.get('Sec-Fetch-Site') === 'same-origin'
}

/** Readable content loads before interaction: the scripts wait for picture and fonts. */
const giveWay = (index: string): string =>
  index.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`)

/** The donor came for the form: its files come first, and the page's pictures last. */
const fillForForm = (index: string, lang: Language, html: RenderedHtml, stateId: string, preloads: string): string =>
  fill(
    index.replace(/(?=<title>)/, () => preloads),
    lang,
    { ...html, body: html.body.replaceAll('<img ', () => '<img fetchpriority="low" ') },
    stateId,
  )

/**
 * Puts a rendered page into the built index.html, and replaces the note for readers without scripts. `data-fresh` tells the site's program to hydrate
 * the page instead of rendering it (site/start.ts). The replacements are functions, because a `$` in a text then has no special meaning.
 */
const fill = (index: string, lang: Language, { head, body, state }: RenderedHtml, stateId: string): string =>
  index
    .replace('<html lang="en">', () => `<html lang="${lang}" data-fresh>`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="${stateId}">${state}</script>`,
    )
