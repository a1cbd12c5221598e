/** The pages of the site, as `site/pages/pages.ts` declares them. */
import { matchPath } from 'react-router-dom'
import { type SitePageName, sitePaths } from '../../shared/sitePaths.ts'
import { declarations } from '../pages/pages.ts'
import { createPage } from './pageDeclaration.ts'

const names = Object.keys(declarations) as SitePageName[] // keys of a constant

export const pages = names.map((name) => createPage(sitePaths[name], declarations[name]))

/** The page at an address; undefined if there is none, or only another spelling of one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
