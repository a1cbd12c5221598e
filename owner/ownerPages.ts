/** The pages with which the trust helps owners of pages: configurator, doctor, and the sandbox of the preview. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { linkStyle } from './configurator/blocksFor.ts'
import { readChoices, readUntaken, settle } from './configurator/choices.ts'
import { configuratorPage } from './configurator/page.ts'
import { previewPage, previewPolicy } from './configurator/preview.ts'
import { showDoctor } from './doctor/page.ts'
import { fontFiles, fontStyle, framePolicy, type PageRoots, repository, type SamplePage } from './frame.ts'
import { answerSandbox, faults } from './sandbox.ts'
import { askTrust } from './trust.ts'

/** As on the trust's site. */
const baseStyle = ['shared/tokens.css', 'site/styles/scale.css', 'shared/base.css', 'site/styles/base.css']
  .map((path) => readFileSync(join(repository, path), 'utf8'))
  .join('\n')
const isStyle = { 'Content-Type': 'text/css; charset=utf-8' }

const ownHeaders = {
  'Content-Security-Policy': framePolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * `/configurator` writes the lines for a page, `/doctor` finds a page's faults, `/sandbox/<fault>/api/…` is the API with one simulated fault.
 *
 * @param samplePage writes the host's own pages
 */
export function addOwnerPages(app: Hono, roots: PageRoots, samplePage: SamplePage): void {
  const apiPath = new URL(roots.apiRoot).pathname
  const queryOf = (c: Context) => new URL(c.req.url).searchParams

  app.get('/configurator', async (c) => {
    const query = queryOf(c)
    const choices = readChoices(query)
    const [untaken, known] = [readUntaken(query, choices), await askTrust(choices, roots)]
    const page = await configuratorPage(settle(choices, known), untaken, known, roots, new URL(c.req.url).origin)
    return c.html(page, 200, ownHeaders)
  })
  app.get('/configurator/link.css', (c) => c.body(linkStyle(c.req.query('accent') ?? ''), 200, isStyle))
  app.get('/configurator/preview', async (c) => {
    const choices = readChoices(queryOf(c))
    const pinned = choices.script === 'pinned' ? (await askTrust(choices, roots)).pinned : undefined
    const page = previewPage(choices, roots, new URL(c.req.url).origin, samplePage, pinned)
    return c.html(page, 200, { 'Content-Security-Policy': previewPolicy(roots) })
  })
  app.get('/doctor', async (c) => c.html(await showDoctor(null, queryOf(c), roots, samplePage), 200, ownHeaders))
  app.post('/doctor', bodyLimit({ maxSize: 2_000_000, onError: (c) => c.text('Too long.', 413) }), async (c) => {
    const page = await showDoctor(await c.req.parseBody(), queryOf(c), roots, samplePage)
    return c.html(page, 200, { ...ownHeaders, 'Cache-Control': 'no-store' })
  })
  app.all(`/sandbox/:fault${apiPath}/*`, (c) => {
    const fault = z.enum(faults).safeParse(c.req.param('fault'))
    const { pathname, search } = new URL(c.req.url)
    const root = `/sandbox/${c.req.param('fault')}${apiPath}/`
    return fault.success
      ? answerSandbox(c.req.raw, fault.data, pathname.slice(root.length) + search, roots.apiRoot)
      : c.notFound()
  })
  app.get('/fonts.css', (c) => c.body(fontStyle, 200, isStyle))
  app.get('/base.css', (c) => c.body(baseStyle, 200, isStyle))
  app.get('/fonts/:name', (c) => {
    const font = fontFiles.get(c.req.param('name'))
    return font ? c.body(font, 200, { 'Content-Type': 'font/woff2' }) : c.notFound()
  })
  app.use(serveStatic({ root: join(import.meta.dirname, 'files') }))
}
