/** The partner's server: its own page, and the pages with which the trust helps page owners. */
import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { askTrust } from './configurator/askApi.ts'
import { readChoices, readUntaken } from './configurator/choices.ts'
import { linkStyle } from './configurator/lines/linkStyle.ts'
import { configuratorPage } from './configurator/page.ts'
import { previewEmbed, previewPage, previewPolicy } from './configurator/preview.ts'
import { settle } from './configurator/settle.ts'
import { showDoctor } from './doctor/showDoctor.ts'
import { fontFiles, fontStyle } from './frame/fonts.ts'
import { framePolicy } from './frame/layout.ts'
import type { PageFile, PageRoots } from './frame/pageFile.ts'
import { hostFiles, showHostPage } from './host/hostPage.ts'
import { faults } from './sandbox/fault.ts'
import { answerSandbox } from './sandbox/proxy.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = (...names: string[]): PageFile => ({ type: 'text/css', body: names.map(read).join('\n') })
const js = (name: string): PageFile => ({ type: 'text/javascript', body: read(name) })

const files: Readonly<Record<string, PageFile>> = {
  ...hostFiles,
  ...fontFiles,
  '/emblem.svg': { type: 'image/svg+xml', body: read('frame/emblem.svg') },
  '/frame.css': {
    type: 'text/css',
    body: fontStyle + css('../../shared/tokens.css', '../../shared/base.css', 'frame/frame.css', 'frame/code.css').body,
  },
  '/copy.js': js('frame/copy.js'),
  '/configurator.css': css('configurator/styles/choices.css', 'configurator/styles/preview.css'),
  '/preview.css': { type: 'text/css', body: fontStyle + css('configurator/styles/previewPage.css').body },
  '/doctor.css': css('doctor/doctor.css'),
  '/configurator.js': js('configurator/configurator.js'),
}

const ownHeaders = {
  'Content-Security-Policy': framePolicy,
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * `/` is the partner's page (host/hostPage.ts describes its address), `/configurator` writes the lines for a page, `/doctor` finds a page's faults,
 * `/sandbox/<fault>/api/…` is the API with one simulated fault.
 */
export function createPartnerPage(roots: PageRoots): (request: Request) => Response | Promise<Response> {
  const app = new Hono()
  const apiPath = new URL(roots.apiRoot).pathname
  const queryOf = (c: Context) => new URL(c.req.url).searchParams

  app.get('/', (c) => showHostPage(queryOf(c), roots))
  app.get('/configurator', async (c) => {
    const query = queryOf(c)
    const choices = readChoices(query)
    const [untaken, known] = [readUntaken(query, choices), await askTrust(choices, roots)]
    const page = await configuratorPage(settle(choices, known), untaken, known, roots, new URL(c.req.url).origin)
    return c.html(page, 200, ownHeaders)
  })
  app.get('/configurator/link.css', (c) =>
    c.body(linkStyle(c.req.query('accent') ?? ''), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/configurator/preview', async (c) => {
    const choices = readChoices(queryOf(c))
    const pinned = choices.script === 'pinned' ? (await askTrust(choices, roots)).pinned : undefined
    const page = await previewPage(choices, previewEmbed(choices, roots, new URL(c.req.url).origin, pinned))
    return c.html(page, 200, { 'Content-Security-Policy': previewPolicy(roots), 'Cache-Control': 'no-cache' })
  })
  app.get('/doctor', async (c) => c.html(await showDoctor(null, queryOf(c), roots), 200, ownHeaders))
  app.post('/doctor', bodyLimit({ maxSize: 2_000_000, onError: (c) => c.text('Too long.', 413) }), async (c) => {
    const page = await showDoctor(await c.req.parseBody(), queryOf(c), roots)
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
  app.get('*', (c) => {
    const file = Object.hasOwn(files, c.req.path) ? files[c.req.path] : undefined
    if (!file) return c.notFound()
    const type = file.type.startsWith('font/') ? file.type : `${file.type}; charset=utf-8`
    return new Response(file.body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } })
  })
  app.notFound((c) => c.text('There is no such page.', 404))
  return (request) => app.fetch(request)
}
