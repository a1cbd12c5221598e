/** The partner's server: its own page, the pages for page owners, and a viewer of the API. */
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { PageRoots } from '../../owner/frame.ts'
import { addOwnerPages } from '../../owner/ownerPages.ts'
import { sampleFiles, samplePage } from '../stack/samplePage.ts'
import { addApiViewer } from './apiViewer.ts'
import { hostPage } from './host/hostPage.ts'

/**
 * `/` is the partner's page (host/hostPage.ts describes its address), `/api-docs` shows the API's OpenAPI document. `owner/ownerPages.ts` has the other pages.
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
  app.use(sampleFiles('plain'), sampleFiles('partner'))
  app.notFound((c) => c.text('There is no such page.', 404))
  return (request) => app.fetch(request)
}
