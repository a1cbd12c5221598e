/** The pages of the site: what each `page.ts` and `NAME.page.ts` in the folders of `site/pages` declares. */
import { matchPath } from 'react-router-dom'
import { sitePaths } from '../../shared/sitePaths.ts'
import { createPage, type PageDeclaration } from './pageDeclaration.ts'

// In one expression, so that the build leaves the names of the files out.
const declared = Object.values(
  import.meta.glob<PageDeclaration>('../pages/*/{page,*.page}.ts', { eager: true, import: 'page' }),
)

export const pages = declared.flatMap((page) => page.at.map((name) => createPage(sitePaths[name], page)))

/** The page at an address; undefined if there is none, or only another spelling of one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
