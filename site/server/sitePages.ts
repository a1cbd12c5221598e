/** The site's pages as HTML: public ones prerendered, cached for some seconds, in the reader's language. */

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { donatePath, donateSearch, readDonateQuery } from '../../shared/donation/address/donateAddress.ts'
import type { Language } from '../../shared/languages.ts'
import type { QueryValue } from '../framework/pageDeclaration.ts'
import type * as renderer from '../framework/render.tsx'
import type { RenderedPage } from '../framework/render.tsx'
import { type BuiltFile, toFile } from './files/builtFiles.ts'
import { type Roots, withRoots } from './roots.ts'
import type { SiteStyle } from './inlineStyle.ts'

interface Kept<T> {
  /** When the value was begun. */
  at: number
  value: Promise<T>
  /** When a new one was last begun. */
  triedAt: number
  renewing?: Promise<T>
}

interface KeepOptions {
  /** How long a value is fresh, in ms. */
  freshMs: number
  /** How old a value may be that is returned without waiting for a new one, in ms. */
  oldestMs: number
  /** How many are kept; the oldest is removed first. */
  most: number
  /** ms */
  now: () => number
}

/**
 * A cache. A value that is no longer fresh is still returned for a while, and a new one is made in the background. After that, callers wait for the new one; if
 * it fails, they get the old one. A failure is not kept.
 *
 * @returns a function that returns the value of a key, made by `make` if it is missing
 */
export function keepFresh<T>({
  freshMs,
  oldestMs,
  most,
  now,
}: KeepOptions): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>()
  const put = (key: string, value: Promise<T>, at: number): void => {
    kept.delete(key)
    kept.set(key, { at, value, triedAt: at })
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const forget = (key: string, value: Promise<T>): void => {
    if (kept.get(key)?.value === value) kept.delete(key)
  }
  const renew = (key: string, known: Kept<T>, make: () => Promise<T>): void => {
    const at = now()
    const value = make()
    // One at a time.
    known.triedAt = at
    known.renewing = value
    value.then(
      () => put(key, value, at),
      () => {},
    )
  }
  return (key, make) => {
    const known = kept.get(key)
    if (!known) {
      const at = now()
      const value = make()
      put(key, value, at)
      value.catch(() => forget(key, value))
      return value
    }
    if (now() - known.triedAt >= freshMs) renew(key, known, make)
    if (now() - known.at < oldestMs || !known.renewing) return known.value
    return known.renewing.catch(() => known.value)
  }
}

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
      const search = readSearch(url, lang, site.queryOf(url.pathname))
      const address = url.pathname + search
      const key = `${lang} ${address}`
      const rendered = (
        isOneOfMany(search) ? queries(key, () => makeOneOfMany(address, lang)) : pages(key, () => make(address, lang))
      ).catch((error: unknown) => drawnByBrowser(address, error))
      const page = await Promise.race([rendered, pause(patienceMs, plain, { ref: false })])
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

/** The usable values of each kind. Longer words are no address of this site. */
const usable: Readonly<Record<QueryValue, RegExp>> = {
  page: /^(?:[2-9]|[1-9]\d{1,5})$/,
  slug: /^[\w-]{1,40}$/,
  year: /^[12]\d{3}$/,
  month: /^(?:[1-9]|1[0-2])$/,
  words: /^.{1,200}$/s,
}

/**
 * The part of a query that changes the page at this path, in one order. Without this, each new tracking parameter would cost a rendering and a place in the cache.
 * Only the first value of a parameter counts. A value that the page ignores is left out.
 *
 * @param declared what the page reads
 */
export function readSearch(
  { pathname, searchParams }: URL,
  lang: Language,
  declared: Readonly<Record<string, QueryValue>>,
): string {
  const kept = new URLSearchParams(pathname === donatePath ? donateSearch(readDonateQuery(searchParams)) : '')
  for (const [name, kind] of Object.entries(declared)) {
    const value = searchParams.get(name)?.trim() ?? ''
    if (usable[kind].test(value)) kept.set(name, value)
  }
  if (searchParams.get('lang') === lang) kept.set('lang', lang)
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether anybody can make up more of such addresses: those with a parameter besides the language. The pages without one are a list. */
export const isOneOfMany = (search: string): boolean => !['', '?lang='].includes(search.replace(/=\w+$/, '='))

// What the donation form needs, named in the head of the page that opens it: loaded in parallel with the page's own files.

/** The site's first script, and the module that opens the form, by their names in Vite's manifest. */
const openers = ['index.html', 'features/giving/openEarly.ts']

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

/** @returns the tags for a language; none if the site or the widget was not built with these files */
async function openFormPreloads(dist: string): Promise<(lang: Language) => string> {
  const [manifest, loader] = [join(dist, 'site/.vite/manifest.json'), join(dist, 'widget/donate.js')]
  if (!existsSync(manifest) || !existsSync(loader)) return () => ''
  const [built, code, entries] = await Promise.all([
    readFile(manifest, 'utf8'),
    readFile(loader, 'utf8'),
    readdir(join(dist, 'widget'), { withFileTypes: true }),
  ])
  // Written by our own build.
  const files = withImports(JSON.parse(built) as Manifest, openers)
  // The loader names the folder of its modules; those of earlier builds may be beside it.
  const folder = entries.find((entry) => entry.isDirectory() && code.includes(entry.name))?.name
  if (files.length === 0 || folder === undefined) return () => ''
  const module = (path: string): string => `<link rel="modulepreload" crossorigin href="${path}">`
  const widget = '/widget/v1'
  // Browsers request six files at once: the largest first, and last what a press needs last.
  return (lang) =>
    module(`${widget}/${folder}/modal.js`) +
    files.map((file) => module(`/${file}`)).join('') +
    `<link rel="preload" as="script" href="${widget}/donate.js">` +
    module(`${widget}/${folder}/${lang}.js`)
}

/** The files of modules, and those that they import at their start. */
const withImports = (manifest: Manifest, keys: readonly string[]): string[] => {
  const all = keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...withImports(manifest, chunk.imports ?? [])] : []
  })
  return [...new Set(all)]
}

/** Whether the page opens a form, by the rule of site/features/giving/openEarly.ts. */
const opensForm = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const { projectId, ways } = readDonateQuery(searchParams)
  return pathname === donatePath && projectId !== undefined && ways !== 'offline'
}
