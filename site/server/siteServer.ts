/** Serves the trust's site and the widget from their production builds. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { fallbackLanguage, languages } from '../../shared/languages.ts'
import { strictTransport } from '../../shared/server/strictTransport.ts'
import { type BuiltFile, readBuiltFiles, sendFile } from './files/builtFiles.ts'
import { openEarlierAssets } from './files/earlierAssets.ts'
import { originOf, type Roots, type SocialProvider, type SocialSite, withRoots } from './roots.ts'
import { openSitePages, type PrerenderFailed } from './sitePages.ts'
import { openSiteStyle } from './inlineStyle.ts'
import { createWidgetServer, FOREVER } from './widget/widgetServer.ts'

type SiteRoots = Pick<Roots, 'siteRoot' | 'hstsSubdomains' | 'apiRoot' | 'gatewayRoot' | 'social' | 'trustName'> & {
  partnerRoot?: string
}

/**
 * A handler for `dist/site` (with index.html for every navigation that is not a file) and, under `/widget`, for the widget.
 *
 * @param dist folder with `site` and `widget`, read and compressed once at the start, and `site-earlier`, whose files are read on request
 * @param quality of brotli, less than the best for a server that lives for one test
 */
export async function createSiteServer(
  dist: string,
  roots: SiteRoots,
  failed: PrerenderFailed = printFailure,
  quality?: number,
): Promise<(request: Request) => Response | Promise<Response>> {
  const change = (text: string) => withRoots(text, roots)
  const [site, earlier, widget] = await Promise.all([
    readBuiltFiles(join(dist, 'site'), change, quality),
    openEarlierAssets(join(dist, 'site-earlier'), change),
    createWidgetServer(dist, change, undefined, quality),
  ])
  const style = await openSiteStyle(site)
  for (const [path, file] of style.files) site.set(path, file)
  const policy = (styleHashes: readonly string[] = []) =>
    siteHeaders({
      api: originOf(roots.apiRoot),
      gateway: originOf(roots.gatewayRoot),
      styleHashes,
      social: roots.social,
    })
  const policyOfFiles = policy()
  const build = { dist, index: new TextDecoder().decode(site.get('/index.html')?.bodies.identity), style }
  const pages = await openSitePages(build, roots, failed)
  const app = new Hono()

  app.route('/widget', widget)

  app.get('/robots.txt', (c) => c.text(robotsText(roots.siteRoot, pages.personalPaths)))
  app.get('/sitemap.xml', async (c) => {
    const paths = await pages.siteMap().catch(() => null)
    if (!paths) return c.text('The site map cannot be made now.', 503, { 'Retry-After': '60' })
    return c.body(siteMapXml(roots.siteRoot, paths), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  app.get('*', async (c) => {
    const tool = ownerToolAddress(c.req.raw, roots.partnerRoot)
    if (tool !== null) return c.redirect(tool, 302)
    const file = publicFile(site, c.req.path) ?? (await earlier(c.req.path))
    if (file)
      return sendFile(c.req.raw, file, { ...policyOfFiles, 'Cache-Control': keep(file, c.req.path, 'no-cache') })
    if (!isNavigation(c.req.raw, c.req.path)) return c.text('Not found.', 404, policyOfFiles)
    const fresh = { 'Cache-Control': 'no-cache' }
    const page = await pages.page(c.req.raw)
    if ('redirect' in page) return c.body(null, 302, { ...policyOfFiles, ...fresh, Location: page.redirect })
    const headers = { ...policy(page.styleHashes), ...fresh, Vary: 'Accept-Encoding, Accept-Language, Cookie' }
    return sendFile(c.req.raw, page.file, { ...headers, ...keptLanguage(page.cookie) }, page.status)
  })
  app.all('*', (c) => c.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }))
  return async (request) => withBasicHeaders(await app.fetch(request), roots)
}

const printFailure: PrerenderFailed = (error, address) =>
  console.error(`could not prerender ${address}: ${String(error)}`)

/** `index.html` is served only at the address of a page, and the build's manifest not at all. */
const publicFile = (site: Map<string, BuiltFile>, path: string): BuiltFile | undefined =>
  path === '/index.html' || path.startsWith('/.') ? undefined : site.get(path)

/** Vite writes `name-a1b2c3d4.js`. */
const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path)

/** How long a browser may cache a file without revalidation. */
const keep = (file: BuiltFile, path: string, otherwise: string): string =>
  isHashed(path) && !file.changed ? FOREVER : otherwise

/** A cookie belongs to one reader: no shared cache may give it to another. */
const keptLanguage = (cookie?: string): Record<string, string> =>
  cookie === undefined ? {} : { 'Set-Cookie': cookie, 'Cache-Control': 'private, no-cache' }

/** The request is for a page, not for a missing picture or script. */
function isNavigation(request: Request, path: string): boolean {
  if (path === '/index.html') return true
  const wantsPage = (request.headers.get('Accept') ?? '*/*')
    .split(',')
    .some((type) => /^\s*(text\/html|\*\/\*)/.test(type))
  return wantsPage && !/\.\w+$/.test(path)
}

/** The pages for page owners are beside the partner's page. The site redirects there, so that its build contains no more addresses than necessary. */
const ownerTools = ['/configurator', '/doctor'] as const

/** @returns the redirect of a request, or null if it is none of these pages */
export function ownerToolAddress(request: Request, partnerRoot: string | undefined): string | null {
  const { pathname, search } = new URL(request.url)
  if (partnerRoot === undefined || !ownerTools.some((path) => path === pathname)) return null
  return `${partnerRoot}${pathname}${search}`
}

/** The first files that search engines request. */
const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param paths of the public pages; each is listed in every language */
const siteMapXml = (siteRoot: string, paths: readonly string[]): string => {
  const entry = (path: string): string => {
    const page = inXml(`${siteRoot}${path}`)
    const all = languages.map((lang) => ({ lang, href: lang === fallbackLanguage ? page : `${page}?lang=${lang}` }))
    const links = all
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    return all.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`).join('')
  }
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${paths.map(entry).join('\n')}\n</urlset>\n`
}

/** @param personal paths of pages that search engines must not visit */
const robotsText = (siteRoot: string, personal: readonly string[]): string =>
  ['User-agent: *', ...personal.map((path) => `Disallow: ${path}`), `Sitemap: ${siteRoot}/sitemap.xml`, ''].join('\n')

/**
 * Security headers of the trust's site. No inline script is needed, so none is allowed; of inline styles only the site's own sheet, by its hash.
 *
 * There is no Cross-Origin-Opener-Policy: the sign-in popup (`/connect`) answers the foreign page that opened it through `window.opener`, which such
 * a policy would cut. The frame-ancestors stay 'none': nobody may put a page that asks for a password into a frame.
 *
 * @param origins.api the API, for scripts and pictures
 * @param origins.gateway the payment provider, to which the donation form is posted
 * @param origins.social identity providers: only their scripts run, and only their cards may be framed
 * @param origins.styleHashes of the inline style sheets, base64 SHA-256
 */
export function siteHeaders(origins: {
  api: string
  gateway: string
  styleHashes?: readonly string[]
  social?: SocialSite | undefined
}): Record<string, string> {
  const scripts = Object.values(origins.social ?? {}).map(({ script }: SocialProvider) => script)
  const frames = new Set(scripts.map(originOf))
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ...(frames.size > 0 ? [`frame-src ${[...frames].join(' ')}`] : []),
    ["style-src 'self'", ...(origins.styleHashes ?? []).map((hash) => `'sha256-${hash}'`)].join(' '),
    "font-src 'self'",
    `img-src 'self' data: blob: ${origins.api}`,
    `media-src ${origins.api}`,
    `connect-src 'self' ${origins.api}`,
    `form-action 'self' ${origins.gateway}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** Sets the headers that every answer needs where its own code has set none: files, 404, 405, robots, site map. */
function withBasicHeaders(
  response: Response,
  { siteRoot, hstsSubdomains = false }: Pick<Roots, 'siteRoot' | 'hstsSubdomains'>,
): Response {
  const basic = {
    ...strictTransport(siteRoot, hstsSubdomains),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }
  for (const [name, value] of Object.entries(basic)) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
