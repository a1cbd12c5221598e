/** The trust's site over an API with 5,000 projects: the answers that its lists and its menu need. */
import { Hono } from 'hono'
import { freePort } from '../../demo/stack/freePorts.ts'
import { type Listening, listen } from '../../demo/stack/listen.ts'
import { distDir } from '../../demo/stack/places.ts'
import { trustName } from '../../demo/trustName.ts'
import type { ProjectRow } from '../../shared/contract/content/projectPage.ts'
import { createSiteServer } from '../../site/server/siteServer.ts'
import { answerWith } from './apiDouble.ts'
import { hostPage } from './hostPages.ts'

const many = 5000
const picture = { src: '/icon-512.png', width: 512, height: 512, alt: '' }

const rows: ProjectRow[] = Array.from({ length: many }, (_, index) => {
  const title = `Village well number ${index + 1}`
  return {
    id: index + 1,
    title,
    name: title,
    description:
      '<p>A well for two hundred people, dug before the dry months and looked after by the village.</p>'.repeat(3),
    banner_image: '/icon-512.png',
    donation_type: 'flexible',
    summary: 'A well for two hundred people, dug before the dry months.',
    picture,
    price: null,
    goal: 100_000,
    raised: 40_000,
    donors: 80,
    as_of: '2026-11-21T00:00:00.000Z',
  }
})

const answers: Readonly<Record<string, unknown>> = {
  'project/get-projects': rows,
  'project/dropdown-list': rows.map(({ id, title, donation_type }) => ({ id, title, donation_type })),
  'get-pages-banner': { page: 'projects', title: 'Projects', text: 'All projects.', picture },
  'get-contact-details': { companyName: trustName.en },
}

/** A button without a project: the donor chooses among all of them. */
const chooser = `<donate-button><a href="/donate">Donate Now</a></donate-button>`

/** Serves the site, its API under `/api`, and `/choose`, a page whose button names no project. */
export async function startManyProjects(): Promise<Listening> {
  const port = await freePort()
  const root = `http://127.0.0.1:${port}`
  const roots = { siteRoot: root, apiRoot: `${root}/api`, gatewayRoot: root, trustName }
  const tag = `<script async src="${root}/widget/v1/donate.js" data-api-root="${root}/api"></script>`
  const site = await createSiteServer(distDir, roots)
  const pages = new Hono()
  pages.get('/api/project', ({ req }) => {
    const [page, perPage] = [Number(req.query('page') ?? 1), Number(req.query('per_page') ?? 10)]
    const shown = rows.slice((page - 1) * perPage, page * perPage)
    return answerWith({ rows: shown, page, per_page: perPage, total: many })
  })
  pages.all('/api/*', ({ req }) => answerWith(answers[req.path.slice('/api/'.length)]))
  pages.get('/choose', (context) => context.html(hostPage(tag, chooser)))
  pages.all('*', ({ req }) => site(req.raw))
  return listen(pages.fetch, { port })
}
