import type { Page, Route } from '@playwright/test'
import { buildParts } from '../../tools/build/buildParts.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { type Listening, listenOn } from '../support/foreignServers.ts'
import { roots } from '../support/roots.ts'
import { bundlePage } from './bundlePage.ts'

/** One page on its own origin for all tests. */
const test = base.extend<{ address: string }, { host: Listening }>({
  host: [
    async ({ browser: _browser }, use) => {
      await buildParts({ parts: ['package'] })
      const host = await listenOn(await bundlePage(`${roots.siteRoot}/widget/v1/donate.js`))
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  address: async ({ host, traffic }, use) => {
    traffic.guests.add(new URL(host.root).host)
    await use(host.root)
  },
})

// One worker: each would bundle the page again, and that takes longer than a test.
test.describe.configure({ mode: 'default' })

/** Decides about the script for the company's page; the trust's own page gets the script. */
const onScript = (page: Page, address: string, meet: (route: Route) => unknown) =>
  page.route('**/widget/v1/donate.js', (route) =>
    route.request().frame().url().startsWith(address) ? meet(route) : route.continue(),
  )

/** Adds HTML to the head of the company's page. */
const withHead = (page: Page, address: string, html: string) =>
  page.route(`${address}/give`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<title>', `${html}<title>`) })
  })

test('a button opens its project, and its handlers get the events until sign-in', async ({ page, dialog, address }) => {
  // Answers as if the company had registered its page: from any other page, CONTINUE opens the trust's page at once.
  const known = { status: true, message: '', error: null, data: { origin: address, name: 'A company' } }
  await page.route('**/donation/partner?*', (route) =>
    route.fulfill({ json: known, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(`${address}/give`)
  await expect(page.locator('#state')).toHaveText('ready, closed')
  await page.getByRole('link', { name: 'Give to the medical camp' }).click()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Medical camp')
  await expect(dialog.amount).toHaveValue('2500')
  await expect(page.locator('#state')).toHaveText('ready, open')
  await dialog.choosePurpose('Eye care and cataract operations')
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
  await dialog.close.click()
  await expect(page.getByLabel('Heard').getByRole('listitem')).toHaveText([
    'any opens 4',
    'mine opens 4',
    'mine asks to sign in: missing',
    'mine closes',
  ])
  expect(page.url()).toBe(`${address}/give`)
})

test('strict mode and a router leave one script, one dialog and nothing else', async ({ page, dialog, address }) => {
  await page.goto(address)
  for (let time = 0; time < 3; time++) {
    await page.getByRole('link', { name: 'Give', exact: true }).click()
    await page.getByRole('button', { name: 'Plant a tree' }).click()
    await expect(dialog.root).toHaveAccessibleName('Make a Donation for A tree by the river')
    await dialog.close.click()
    await expect(dialog.root).toHaveCount(0)
    // The page opened it, so the button's own handlers get nothing. Each visit gets its own dialog's events once.
    await expect(page.getByLabel('Heard').getByRole('listitem')).toHaveText(['any opens 7'])
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  }
  expect(await page.locator('script[src*="/donate.js"]').count()).toBe(1)
})

test('the form in the page follows its props, works with the router, and reports its state', async ({
  page,
  address,
}) => {
  await page.goto(address)
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Form' }).click()
    const form = page.getByRole('region', { name: 'Make a Donation for Medical camp' })
    await expect(form.getByLabel('Amount in rupees')).toHaveValue('2500')
    await expect(page.locator('#state')).toHaveText('4 flexible')
    // The link until the script has loaded.
    await expect(page.getByRole('link', { name: "Give on the trust's page" })).toBeHidden()
    await page.getByRole('button', { name: 'Another project' }).click()
    await expect(page.getByRole('region', { name: 'Make a Donation for A tree by the river' })).toBeVisible()
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.locator('donate-form')).toHaveCount(0)
  }
})

test('a blocked script turns every way to donate into a link to the trust', async ({ page, dialog, address }) => {
  await onScript(page, address, (route) => route.abort())
  await page.goto(`${address}/give`)
  await expect(page.locator('#state')).toHaveText('blocked')
  await page.getByRole('button', { name: 'Plant a tree' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=7`)
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for A tree by the river')
  await page.goto(`${address}/give`)
  await page.getByRole('link', { name: 'Give to the medical camp' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=4&amount=2500`)
  await expect(dialog.amount).toHaveValue('2500')
  await page.goto(`${address}/form`)
  await page.getByRole('link', { name: "Give on the trust's page" }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=4&amount=2500`)
})

test('a script that hangs opens the trust’s page within three seconds after the click', async ({ page, address }) => {
  await onScript(page, address, () => {})
  for (const [press, target] of [
    [page.getByRole('button', { name: 'Plant a tree' }), 'project=7'],
    [page.getByRole('link', { name: 'Give to the medical camp' }), 'project=4&amount=2500'],
  ] as const) {
    // The hanging script delays the load event.
    await page.goto(`${address}/give`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#state')).toHaveText('waiting, closed')
    await press.click({ noWaitAfter: true })
    await page.waitForURL(`${roots.siteRoot}/donate?${target}`, { waitUntil: 'commit', timeout: 6000 })
  }
})

test('open() opens the trust’s page if the page broke the dialog, and causes no error on the page', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/give`)
  await expect(page.locator('#state')).toHaveText('ready, closed')
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('replaced')
    }
  })
  await page.getByRole('button', { name: 'Plant a tree' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=7`)
})

test('the script tag in the HTML is used with Trusted Types enforced; without it every click opens the trust’s page', async ({
  page,
  dialog,
  address,
}) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`
  await withHead(page, address, policy)
  await page.goto(`${address}/give`)
  await expect(page.locator('#state')).toHaveText('blocked')
  await page.getByRole('button', { name: 'Plant a tree' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=7`)
  await page.unrouteAll()
  await withHead(page, address, `${policy}<script async src="${roots.siteRoot}/widget/v1/donate.js"></script>`)
  await page.goto(`${address}/give`)
  await page.getByRole('button', { name: 'Plant a tree' }).click()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for A tree by the river')
  await expect(page.locator('script[src*="/donate.js"]')).toHaveCount(1)
})
