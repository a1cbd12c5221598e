import { type SitePageName, sitePaths } from '../../shared/sitePaths.ts'

/** The server does not draw these: they are one person's, or a step of signing in or paying. */
const drawnByBrowser: ReadonlySet<SitePageName> = new Set([
  'login',
  'signup',
  'forgetPassword',
  'resetPassword',
  'profile',
  'myData',
  'donation',
  'notifications',
  'paymentSuccess',
  'paymentFailure',
  'paymentPending',
  'connect',
  'handover',
])
/** They need an account of the staff. */
const forStaff: ReadonlySet<SitePageName> = new Set(['staff'])
const names = Object.keys(sitePaths) as SitePageName[] // keys of a constant
/** With an id that the demo's content has. */
const routeOf = (name: SitePageName) => sitePaths[name].replace(':id', '1')

/** Every public route of the site (specification, section 2). A new page is one until it is listed above. */
export const publicRoutes = names.filter((name) => !drawnByBrowser.has(name) && !forStaff.has(name)).map(routeOf)

/** The routes of the browser. Those of the staff are missing. */
export const otherRoutes = names.filter((name) => drawnByBrowser.has(name)).map(routeOf)
