/** Other spellings of an address: the server and the router ask here, so both lead to the same place. */
import { matchPath } from 'react-router-dom'
import { idIn } from './idIn.ts'
import { pageAt } from './pages.ts'
import { href, redirects } from './paths.ts'

/** As a person would read it: `%26` is `&`, a second slash is one too many (`https://trust.example.org//donate`), and one at the end says nothing. */
const plainly = (pathname: string): string => {
  const short = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  try {
    return short(decodeURIComponent(pathname))
  } catch {
    return short(pathname)
  }
}

const idOf = (path: string, pathname: string) => matchPath(path, pathname)?.params['id']

/** Whether a page is asked about something by what can be no id: `/project-details/abc`. */
export const asksForNothing = (pathname: string): boolean => {
  const page = pageAt(pathname)
  const id = page && idOf(page.path, pathname)
  return id !== undefined && idIn(id) === null
}

/** Where an address leads that is no page itself, or a page's in another spelling; null for a page. */
export const redirectOf = (pathname: string): string | null => {
  const spelled = plainly(pathname)
  const other = redirects[spelled.toLowerCase()]
  if (other) return other
  const page = pageAt(spelled)
  if (!page) return href.notFound(pathname)
  // The page itself says that there is no such thing.
  if (asksForNothing(spelled)) return pageAt(pathname) ? null : href.notFound(pathname)
  const known = page.path.replace(':id', idOf(page.path, spelled) ?? '')
  return known === pathname ? null : known
}
