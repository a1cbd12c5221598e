/** The items of the header (specification, section 2), in its order. */
import { paths } from '../../app/paths.ts'

interface NavItem {
  key: 'home' | 'about' | 'swargashram' | 'projects' | 'csr' | 'gallery' | 'blog' | 'contact'
  to: string
  /** Prefixes of the addresses below it. */
  holds: readonly string[]
}

export const navItems: readonly NavItem[] = [
  { key: 'home', to: paths.home, holds: [] },
  { key: 'about', to: paths.about, holds: [] },
  { key: 'swargashram', to: paths.swargashram, holds: [] },
  { key: 'projects', to: paths.projects, holds: ['/project-details/', paths.internship, paths.ashayein] },
  { key: 'csr', to: paths.csrSupport, holds: [] },
  { key: 'gallery', to: paths.media, holds: [paths.photos, paths.video] },
  { key: 'blog', to: paths.blog, holds: ['/blog-details/', paths.archives] },
  { key: 'contact', to: paths.contact, holds: [] },
]

/** For `aria-current`: the page itself, a page below the item, or neither. */
export const currentOf = ({ to, holds }: NavItem, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === to) return 'page'
  return holds.some((start) => pathname.startsWith(start)) ? 'true' : undefined
}
