import { type SitePageName, sitePaths } from '../../shared/sitePaths.ts'

/** The server does not draw these: they are one person's, or a step of signing in or paying. */
const accountForms: readonly SitePageName[] = ['login', 'signup', 'forgetPassword', 'resetPassword']
/** Without a session these show the login (site/app/session/RequireLogin.tsx). */
const guarded: readonly SitePageName[] = ['myData', 'donation', 'notifications']
const outcomes: readonly SitePageName[] = ['paymentSuccess', 'paymentFailure', 'paymentPending']
const personal: readonly SitePageName[] = ['profile', 'connect', 'handover']
const drawnByBrowser: readonly SitePageName[] = [...accountForms, ...guarded, ...outcomes, ...personal]
/** They need an account of the staff. */
const forStaff: readonly SitePageName[] = ['staff']

const names = Object.keys(sitePaths) as SitePageName[] // keys of a constant
/** With an id that the demo's content has. */
const routeOf = (name: SitePageName) => sitePaths[name].replace(':id', '1')

/** Every public route of the site (specification, section 2). A new page is one until it is listed above. */
export const publicRoutes = names
  .filter((name) => !drawnByBrowser.includes(name) && !forStaff.includes(name))
  .map(routeOf)

/** The routes of the browser that a visitor sees. */
export const visitorRoutes = [...accountForms, ...outcomes, ...personal].map(routeOf)

/** Those that look different to a donor. Login and signup are for visitors, and every outcome without a payment is the same page. */
export const donorRoutes = [...guarded, ...personal, ...outcomes.slice(0, 1)].map(routeOf)
