/** The pages with which the trust helps owners of pages: configurator, doctor, and the sandbox of the preview. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { raw } from 'hono/html'
import { z } from 'zod'
import { policyNeeds } from '../shared/embed/pageFaults.ts'
import { linkStyle } from './configurator/blocksFor.ts'
import { type Choices, readChoices, readUntaken, settle } from './configurator/choices.ts'
import { embed, toHtml } from './configurator/embed.ts'
import { configuratorPage } from './configurator/page.ts'
import { showDoctor } from './doctor/page.ts'
import { fontFiles, fontStyle, framePolicy, type Markup, type PageRoots, repository, type SamplePage } from './frame.ts'
import { answerSandbox, faults } from './sandbox.ts'
import { ownerTexts } from './texts/ownerTexts.ts'
import { askTrust, type PinnedVersion } from './trust.ts'

/** As on the trust's site. */
const baseStyle = ['shared/tokens.css', 'shared/base.css', 'site/styles/base.css']
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

// A page with the chosen lines, as a visitor gets it; under the policy that the configurator writes.

/** @param origin of this page, where the sandbox answers */
function previewPage(
  choices: Choices,
  roots: PageRoots,
  origin: string,
  samplePage: SamplePage,
  pinned?: PinnedVersion,
): Markup {
  const { ui, lang, theme, accent, play } = choices
  const texts = ownerTexts[ui].configurator
  // The build's own API if no fault is simulated, so that the lines are exactly those to copy.
  const apiRoot = play === 'real' ? undefined : `${origin}/sandbox/${play}${new URL(roots.apiRoot).pathname}`
  const { script, elements } = embed(choices, { siteRoot: roots.siteRoot, apiRoot }, pinned)
  return samplePage('plain.html', {
    ui,
    theme,
    accent: encodeURIComponent(accent),
    lang: lang === 'page' ? ui : lang,
    heading: texts.previewHeading,
    text: texts.previewText,
    after: texts.previewAfter,
    script: raw(toHtml(script)),
    elements: elements.length > 0 ? raw(elements.map(toHtml).join('\n')) : texts.previewFloating,
  })
}

/** What the documented policy allows, the page's own style, and the sandbox on this origin. */
const previewPolicy = (roots: PageRoots): string => {
  const { 'script-src': script, 'connect-src': calls, 'img-src': pictures } = policyNeeds(roots)
  return `default-src 'none'; script-src ${script}; connect-src 'self' ${calls}; img-src 'self' ${pictures}; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
}
