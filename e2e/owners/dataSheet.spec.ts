/** Checks the data sheet for page owners (docs/privacy.md) row by row, with one donation from a foreign page. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { repository } from '../../demo/stack/places.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { itemDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { fillLogin, openPopup } from '../support/signIn.ts'

/** What the widget's own code does to a foreign page, observed in the page from before its first script. */
interface Watched {
  /** What the widget's code has read or written of the page's data and of device properties, each once. */
  touched: string[]
  /** Events of the widget and messages to the window, as JSON. */
  heard: string[]
  dataLayer: unknown[]
}

declare global {
  interface Window {
    watched: Watched
    dataLayer: unknown[]
  }
}

/** Runs in the page; refers to nothing outside itself. */
function watch(origin: string): void {
  if (location.origin !== origin) return
  window.dataLayer = []
  window.watched = { touched: [], heard: [], dataLayer: window.dataLayer }
  const { touched, heard } = window.watched
  const note = (what: string): void => {
    if (new Error().stack?.includes('/widget/') && !touched.includes(what)) touched.push(what)
  }
  const wrap = (owner: object, name: string, called: string): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name)
    if (!own) throw new Error(`There is no ${called} to watch.`)
    const replace = (key: 'get' | 'set' | 'value'): object => {
      const plain: unknown = own[key]
      if (typeof plain !== 'function') return {}
      return {
        [key](this: unknown, ...given: unknown[]): unknown {
          note(called)
          return (plain as (...given: unknown[]) => unknown).apply(this, given)
        },
      }
    }
    Object.defineProperty(owner, name, { ...own, ...replace('get'), ...replace('set'), ...replace('value') })
  }
  for (const name of ['localStorage', 'sessionStorage', 'name']) wrap(window, name, name)
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) wrap(Storage.prototype, name, 'storage')
  for (const name of ['cookie', 'referrer']) wrap(Document.prototype, name, name)
  for (const name of ['open', 'databases']) wrap(IDBFactory.prototype, name, 'indexedDB')
  for (const name of ['open', 'match']) wrap(CacheStorage.prototype, name, 'caches')
  for (const name of ['toDataURL', 'toBlob', 'getContext']) wrap(HTMLCanvasElement.prototype, name, 'canvas')
  for (const name of ['userAgent', 'platform', 'plugins', 'languages', 'hardwareConcurrency', 'sendBeacon'])
    wrap(Navigator.prototype, name, name)
  for (const name of ['width', 'height', 'colorDepth']) wrap(Screen.prototype, name, 'screen')
  const names = 'ready open project submit recorded handover close login-required error'.split(' ')
  for (const name of names)
    addEventListener(`donate:${name}`, (event) =>
      heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
    )
  addEventListener('message', ({ data }) => heard.push(`message ${JSON.stringify(data)}`))
}

const watchPages = (context: BrowserContext, origin: string): Promise<unknown> => context.addInitScript(watch, origin)

/** Everything of the page that its own scripts can read, also shadow roots and storage, as one text. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot.innerHTML, ...inside(shadowRoot)] : [],
      )
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [
      document.documentElement.outerHTML,
      ...inside(document),
      ...fields,
      document.title,
      document.cookie,
      document.referrer,
      location.href,
      JSON.stringify([history.state, name, window.dataLayer, { ...localStorage }, { ...sessionStorage }]),
    ].join('\n')
  })

const sheet = readFileSync(join(repository, 'docs/privacy.md'), 'utf8')

interface Sent {
  method: string
  url: string
  body: string
  headers: Promise<Record<string, string>>
}

/** Requests of the page on the partner's origin, in order, without those to its own origin. */
function sentBy(context: BrowserContext, page: Page): Sent[] {
  const sent: Sent[] = []
  context.on('request', (request: Request) => {
    const url = request.url()
    if (request.isNavigationRequest() || request.frame().page() !== page || !page.url().startsWith(roots.partnerRoot))
      return
    if (!/^https?:/.test(url) || url.startsWith(`${roots.partnerRoot}/`)) return
    sent.push({ method: request.method(), url, body: request.postData() ?? '', headers: request.allHeaders() })
  })
  return sent
}

const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/api\//, '')
const keysOf = (body: string | undefined): string[] => Object.keys(JSON.parse(body ?? '{}') as object).toSorted()

const utm = ['utm_campaign', 'utm_source']
const campaign = '?utm_source=paper&utm_campaign=deep-utsav&utm_term=asha@example.org&customer=asha@example.org'

test('sends, stores and shows the page what the data sheet says', async ({ page, context, dialog, donor }) => {
  await watchPages(context, roots.partnerRoot)
  const sent = sentBy(context, page)
  const address = `${roots.partnerRoot}/${campaign}`
  await page.goto(address)
  const storage = (): Promise<string> =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const before = await storage()
  await dialog.open({ projectId: donation.projectId })
  await donation.choose(dialog)
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
  await dialog.root.getByRole('button', { name: '‹ Back' }).click()
  await dialog.continueButton.click()

  // The window gets the page that asks, and the donor's choices. It gets nothing else of the page's address.
  const popup = await openPopup(dialog)
  const asked = new URL(popup.url())
  expect(`${asked.origin}${asked.pathname}`).toBe(`${roots.siteRoot}/connect`)
  const names = ['items', 'lang', 'origin', 'partner', 'project', 'purpose', 'state', 'total', ...utm]
  expect([...asked.searchParams.keys()].toSorted()).toEqual(names)
  expect(asked.searchParams.get('origin')).toBe(roots.partnerRoot)
  expect(asked.href).not.toContain('asha')
  await fillLogin(popup, donor)
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(dialog.root.getByText('Taking you to the secure payment page')).toBeVisible()

  // The token is in memory: no script of the page can read it, nor anything about the person.
  const { heard } = await page.evaluate(() => window.watched)
  const message = heard.find((line) => line.startsWith('message ')) ?? ''
  const token = /"token":"([^"]+)"/.exec(message)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  const personal = [donor.email, donor.fullName, donor.contactNo, donor.contactNo.replace(' ', ''), donor.token]
  const expectNothingPersonal = async (): Promise<void> => {
    const seen = await everythingOn(page)
    expect(seen).toContain(donation.shown)
    for (const secret of [token, ...personal]) expect(seen).not.toContain(secret)
    expect(await storage()).toBe(before)
    expect(page.url()).toBe(address)
  }
  await expectNothingPersonal()
  const end = await page.evaluate(() => window.watched)
  expect(end.touched).toEqual([])
  // Proves that the watch works.
  await page.addScriptTag({ content: "localStorage.getItem('x') //# sourceURL=https://trust.test/widget/x.js" })
  expect(await page.evaluate(() => window.watched.touched)).toEqual(['localStorage', 'storage'])
  expect(end.dataLayer).toEqual([])
  const events = end.heard.filter((line) => line !== message).join('\n')
  expect(events).toContain('recorded')
  for (const secret of [token, ...personal]) expect(events).not.toContain(secret)
  for (const secret of personal) expect(message).not.toContain(secret)
  expect(await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()])).toEqual([[], []])
  expect(await context.cookies(roots.partnerRoot)).toEqual([])
  // The trust's own cookie, set in its window. The window's address names the language.
  expect((await context.cookies(roots.siteRoot)).map(({ name }) => name)).toEqual(['siteLanguage'])
  expect(sheet).toContain('`siteLanguage`')
  await atGateway(page)

  // Code is from the site, data from the API: each call is in the sheet.
  const api = sent.filter(({ url }) => url.startsWith(`${roots.apiRoot}/`))
  const calls = [...new Set(api.map(({ url }) => pathOf(url)).filter((path) => !path.startsWith('media/')))]
  expect(calls.toSorted()).toEqual([
    'donation/add-donation',
    'donation/partner',
    'donation/payment-detail',
    'donation/require-item',
    'get-contact-details',
    'payment-ways',
    'project/dropdown-list',
    'project/progress',
  ])
  for (const path of calls) expect(sheet).toContain(`\`${path}\``)
  const elsewhere = sent.filter(({ url }) => !url.startsWith(`${new URL(roots.apiRoot).origin}/`))
  for (const { url, method } of elsewhere)
    expect([method, url]).toEqual(['GET', expect.stringMatching(`^${roots.siteRoot}/widget/v1/`)])

  // Checks the bodies. The browser itself adds the page's origin.
  const bodyOf = (path: string): string | undefined => sent.find(({ url }) => pathOf(url) === path)?.body
  expect(bodyOf('donation/require-item')).toBe(`project_id=${donation.projectId}`)
  const detail = [
    'amount',
    'attribution',
    'idempotency_key',
    'items',
    'open_payments_seen',
    'partner',
    'project_id',
    'purpose_id',
  ]
  expect(keysOf(bodyOf('donation/payment-detail'))).toEqual(detail)
  const record = ['attribution', 'donation_amount', 'donation_type', 'items', 'partner', 'project_id']
  expect(keysOf(bodyOf('donation/add-donation'))).toEqual([...record, 'purpose_id', 'purpose_text', 'txn_id'])
  for (const { url, body, headers } of sent) {
    const { authorization, cookie, referer, 'accept-language': language } = await headers
    // A file that another file imports has that file as referrer. Imports of the script itself have none.
    const from = referer?.startsWith(`${roots.siteRoot}/widget/v1/`) && url.endsWith('.js') ? 'ours' : referer
    expect([url, cookie]).toEqual([url, undefined])
    const byScript = /\/(en|floating)\.js$/.test(url)
    expect(['ours', `${roots.partnerRoot}/`, ...(byScript ? [undefined] : [])], url).toContain(from)
    expect(url + body).not.toMatch(/asha|customer/)
    for (const secret of [token, ...personal]) expect(url + body).not.toContain(secret)
    const giving = ['donation/payment-detail', 'donation/add-donation'].includes(pathOf(url))
    expect([url, authorization]).toEqual([url, giving ? `Bearer ${token}` : undefined])
    if (url.startsWith(`${roots.apiRoot}/`) && !pathOf(url).startsWith('media/')) expect(language).toBe('en')
  }
})
