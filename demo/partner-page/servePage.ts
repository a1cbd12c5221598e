/** The partner's server: its own page, the pages for page owners, and a viewer of the API. */

import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { PageRoots } from '../../owner/frame.ts'
import { addOwnerPages } from '../../owner/ownerPages.ts'
import { sampleFiles, samplePage, type Markup } from '../stack/samplePage.ts'
import { randomBytes } from 'node:crypto'
import { raw } from 'hono/html'
import { attributesOf, settings } from '../../shared/embed/settings.ts'
import { tag, toHtml } from '../../owner/configurator/embed.ts'
import { policyNeeds } from '../../shared/embed/pageFaults.ts'
import { repository } from '../stack/places.ts'

/** Swagger UI over the API's OpenAPI document. Only the demo has it: a server of the trust serves the document alone. */
const viewer = join(repository, 'node_modules/swagger-ui-dist')

/** Adds `/api-docs` and the viewer's files below it. The page asks its own server and the API, and nobody else. */
function addApiViewer(app: Hono, apiRoot: string): void {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ${new URL(apiRoot).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  app.get('/api-docs', (c) => c.html(samplePage('api.html', { apiRoot }), 200, { 'Content-Security-Policy': policy }))
  const file = serveStatic({ root: viewer, rewriteRequestPath: (path) => path.replace('/api-docs', '') })
  app.get('/api-docs/swagger-ui.css', file)
  app.get('/api-docs/swagger-ui-bundle.js', file)
}

/**
 * The strictest content policy under which the widget still works, Trusted Types included: copy this one for a host page. The nonce allows the
 * loader, and what it imports inherits the nonce.
 */
export function strictPolicy(roots: PageRoots, nonce: string): string {
  const needs = policyNeeds(roots)
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    `connect-src ${needs['connect-src']}`,
    `img-src 'self' ${needs['img-src']} ${roots.siteRoot}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * A partner's page on a foreign origin: plain HTML with the script tag, and everything that makes a real host page difficult. The parameters `lang`
 * and `theme` of its address go to the script tag. `csp=strict` adds a content policy that allows only what the widget's guide requires. `script=off`
 * leaves the script out, as if it was blocked.
 */
function hostPage(query: URLSearchParams, roots: PageRoots): { page: Markup; policy: string | undefined } {
  const nonce = randomBytes(16).toString('base64')
  const widgetTag = query.get('script') === 'off' ? '' : raw(widgetLine(roots, query, nonce))
  return {
    page: samplePage('partner.html', { ...roots, nonce, widgetTag }),
    policy: query.get('csp') === 'strict' ? strictPolicy(roots, nonce) : undefined,
  }
}

function widgetLine({ siteRoot, apiRoot }: PageRoots, query: URLSearchParams, nonce: string): string {
  const known = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === query.get(name))
  const attributes = attributesOf({
    apiRoot,
    partner: 'meghdoot',
    floating: 'bottom-right',
    lang: known(settings.lang.takes, 'lang'),
    theme: known(settings.theme.takes, 'theme'),
  })
  return toHtml(tag('script', { async: true, nonce, src: `${siteRoot}/widget/v1/donate.js`, ...attributes }))
}

/**
 * `/` is the partner's page (`hostPage` describes its address), `/api-docs` shows the API's OpenAPI document. `owner/ownerPages.ts` has the other pages.
 */
export function createPartnerPage(roots: PageRoots): (request: Request) => Response | Promise<Response> {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache')
  })
  app.get('/', (c) => {
    const { page, policy } = hostPage(new URL(c.req.url).searchParams, roots)
    return c.html(page, 200, policy ? { 'Content-Security-Policy': policy } : {})
  })
  addOwnerPages(app, roots, samplePage)
  addApiViewer(app, roots.apiRoot)
  app.use(serveStatic({ root: join(import.meta.dirname, 'files') }))
  app.use(sampleFiles('partner'))
  app.notFound((c) => c.text('There is no such page.', 404))
  return (request) => app.fetch(request)
}
