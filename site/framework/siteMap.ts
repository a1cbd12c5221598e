import { createTransport } from '../../shared/contract/transport.ts'
import { postPage } from '../../shared/contract/content/blog.ts'
import { projects } from '../../shared/contract/project.ts'
import { pages } from './pages.ts'
import { href, paths } from '../app/paths.ts'

/** Maximum posts on one page of the list. */
const perPage = 50

/** Pages of one person are nobody else's: search engines are asked to stay away. */
export const personalPaths: readonly string[] = pages
  .filter(({ access }) => access === 'personal' || access === 'guarded')
  .map(({ path }) => path.replace(/\/\*$/, ''))

interface SiteMapPorts {
  apiRoot: string
  fetch: typeof fetch
}

/** Paths of all public pages: those of the router, and one for each project and post. */
export const siteMap = async ({ apiRoot, fetch }: SiteMapPorts): Promise<string[]> => {
  const api = createTransport<AbortSignal>({
    root: apiRoot,
    fetch: async (url, init) => fetch(url, init),
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => null,
    lang: () => 'en',
  })
  const fixed = pages
    .filter(({ path, access }) => access === 'public' && !path.includes(':') && path !== paths.notFound)
    .map(({ path }) => path.replace(/\/\*$/, ''))
  const [allProjects, posts] = await Promise.all([projects(api), postPage(api, { page: 1, perPage })])
  return [...fixed, ...allProjects.map(({ id }) => href.project(id)), ...posts.rows.map(({ id }) => href.post(id))]
}
