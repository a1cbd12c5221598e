/** The trust's site over an API with 5,000 projects: the answers that its lists and its menu need. */
import { createSiteServer } from '../../site/server/siteServer.ts'
import { trustName } from '../../demo/trustName.ts'
import { distDir } from '../../demo/stack/places.ts'
import { hostPage } from './hostPages.ts'
import type { ProjectRow } from '../../shared/contract/content/projectPage.ts'

const many = 5000

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
    picture: { src: '/icon-512.png', width: 512, height: 512, alt: '' },
    price: null,
    goal: 100_000,
    raised: 40_000,
    donors: 80,
    as_of: '2026-11-21T00:00:00.000Z',
  }
})

const answer = ({ pathname, searchParams }: URL): unknown => {
  const [page, perPage] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per_page') ?? 10)]
  return {
    '/api/project': {
      rows: rows.slice((page - 1) * perPage, page * perPage),
      page,
      per_page: perPage,
      total: many,
    },
    '/api/project/get-projects': rows,
    '/api/project/dropdown-list': rows.map(({ id, title, donation_type }) => ({ id, title, donation_type })),
    '/api/get-pages-banner': { page: 'projects', title: 'Projects', text: 'All projects.', picture: rows[0]?.picture },
    '/api/get-contact-details': { companyName: trustName.en },
  }[pathname]
}

/** A button without a project: the donor chooses among all of them. */
const chooser = `<donate-button><a href="/donate">Donate Now</a></donate-button>`

/** A handler for the site, for its API under `/api`, and for `/choose`, a page whose button names no project. @param root address of both */
export async function createManyProjectsSite(root: () => string): Promise<(request: Request) => Promise<Response>> {
  let site: Awaited<ReturnType<typeof createSiteServer>> | undefined
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/api/')) {
      const data = answer(url)
      return Response.json({ status: data !== undefined, message: '', data: data ?? null, error: null })
    }
    if (url.pathname === '/choose') {
      const tag = `<script async src="${root()}/widget/v1/donate.js" data-api-root="${root()}/api"></script>`
      return new Response(hostPage(tag, chooser), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    }
    const roots = { siteRoot: root(), apiRoot: `${root()}/api`, gatewayRoot: root(), trustName }
    site ??= await createSiteServer(distDir, roots)
    return site(request)
  }
}
