/** Other spellings of an address: server and router use the same function, so both redirect to the same page. */
import { matchPath } from 'react-router-dom'
import { pageAt } from '../framework/pages.ts'
import { href, idIn, redirects } from './paths.ts'

/** Normalises a path: `%26` is `&`, a double slash is a mistake (`https://trust.example.org//donate`), and a slash at the end is ignored. */
const plainly = (pathname: string): string => {
  const short = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  try {
    return short(decodeURIComponent(pathname))
  } catch {
    return short(pathname)
  }
}

const idOf = (path: string, pathname: string) => matchPath(path, pathname)?.params['id']

/** Whether the path of a page contains an invalid id: `/project-details/abc`. */
export const asksForNothing = (pathname: string): boolean => {
  const page = pageAt(pathname)
  const id = page && idOf(page.path, pathname)
  return id !== undefined && idIn(id) === null
}

/** Where an address redirects that is not a page, or is another spelling of one; null for a page. */
export const redirectOf = (pathname: string): string | null => {
  const spelled = plainly(pathname)
  const other = redirects[spelled.toLowerCase()]
  if (other) return other
  const page = pageAt(spelled)
  if (!page) return href.notFound(pathname)
  // The page itself says that it does not exist.
  if (asksForNothing(spelled)) return pageAt(pathname) ? null : href.notFound(pathname)
  // An address below a page is spelled by the page itself.
  const known = page.path.endsWith('*') ? spelled : page.path.replace(':id', idOf(page.path, spelled) ?? '')
  return known === pathname ? null : known
}
