/** Serves the trust's site and the widget from their production builds. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { type BuiltFile, readBuiltFiles } from './files/builtFiles.ts'
import { openEarlierAssets } from './files/earlierAssets.ts'
import { ownerToolAddress } from './ownerTools.ts'
import { originOf, type Roots, withRoots } from './roots.ts'
import { sendFile } from './files/sendFile.ts'
import { siteHeaders, withBasicHeaders } from './siteHeaders.ts'
import { openSitePages, type PrerenderFailed } from './sitePages.ts'
import { robotsText, siteMapXml } from './siteMapXml.ts'
import { openSiteStyle } from './style/inlineStyle.ts'
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
