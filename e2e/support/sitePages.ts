import type { Page, APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'
import { roots } from './roots.ts'
import { maxRetries } from './accounts.ts'
import { type SitePageName, sitePaths } from '../../shared/sitePaths.ts'

export const at = (path: string): string => `${roots.siteRoot}${path}`

export async function show(page: Page, path = '/about'): Promise<void> {
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Waits for hydration, so that a click on a prerendered control works.
  await page.waitForLoadState('networkidle')
}

/** The item in the header, and the button of its menu. */
export const projectsItem = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Projects', exact: true })
export const projectsButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Acts of Kindness' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Acts of Kindness' })
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
export const person = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}, your account` })
export const focused = (page: Page) => page.locator(':focus')

/** Waits for the prerendered HTML of a page. On a busy machine the first request may get the page that the browser renders itself. */
export async function prerendered(request: APIRequestContext, address: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => (html = await (await request.get(address, { maxRetries })).text()), { timeout: 60_000 })
    .toContain('id="prerendered"')
  return html
}

/** The server does not draw these: they are one person's, or a step of signing in or paying. */
const accountForms: readonly SitePageName[] = ['login', 'signup', 'forgetPassword', 'resetPassword']
/** Without a session these show the login (site/app/AppRoutes.tsx). */
const guarded: readonly SitePageName[] = ['myData', 'donation', 'notifications']
const outcomes: readonly SitePageName[] = ['paymentSuccess', 'paymentFailure', 'paymentPending']
const personal: readonly SitePageName[] = [
  'profile',
  'connect',
  'handover',
  'sharedReceipt',
  'paymentLink',
  'monthly',
  'reminder',
]
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
