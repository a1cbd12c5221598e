import { buildParts } from '../../serve/buildParts.ts'
import { expect, test as base } from '../fixtures.ts'
import { type Listening, listenOn } from '../foreignPage.ts'
import { roots } from '../roots.ts'
import { bundlePage } from './bundlePage.ts'

/** The page on an origin of its own, one for all tests of a worker. */
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

test('a button of the package opens its project, and its handlers follow the gift until sign-in', async ({
  page,
  dialog,
  address,
}) => {
  await page.goto(`${address}/give`)
  await expect(page.locator('#state')).toHaveText('ready, closed')
  await page.getByRole('link', { name: 'Give to the medical camp' }).click()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Medical camp')
  await expect(dialog.amount).toHaveValue('2500')
  await expect(page.locator('#state')).toHaveText('ready, open')
  await dialog.purpose.selectOption({ label: 'Eye care and cataract operations' })
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

test('strict mode and a router: one script, one dialog, nothing left behind', async ({ page, dialog, address }) => {
  await page.goto(address)
  for (let time = 0; time < 3; time++) {
    await page.getByRole('link', { name: 'Give', exact: true }).click()
    await page.getByRole('button', { name: 'Plant a tree' }).click()
    await expect(dialog.root).toHaveAccessibleName('Make a Donation for A tree by the river')
    await dialog.close.click()
    await expect(dialog.root).toHaveCount(0)
    // Opened by the page, so nothing of the button's own; each visit hears its own dialog once.
    await expect(page.getByLabel('Heard').getByRole('listitem')).toHaveText(['any opens 7'])
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  }
  expect(await page.locator('script[src*="/donate.js"]').count()).toBe(1)
})

test('the form in the page follows its props, comes and goes with the router, and tells what it shows', async ({
  page,
  address,
}) => {
  await page.goto(address)
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Form' }).click()
    const form = page.getByRole('region', { name: 'Make a Donation for Medical camp' })
    await expect(form.getByLabel('Amount in rupees')).toHaveValue('2500')
    await expect(page.locator('#state')).toHaveText('4 flexible')
    // What stood in its place until the script was there.
    await expect(page.getByRole('link', { name: "Give on the trust's page" })).toBeHidden()
    await page.getByRole('button', { name: 'Another project' }).click()
    await expect(page.getByRole('region', { name: 'Make a Donation for A tree by the river' })).toBeVisible()
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.locator('donate-form')).toHaveCount(0)
  }
})

test('where the script is blocked, every way to give leads to the trust', async ({ page, dialog, address }) => {
  await page.route('**/widget/v1/donate.js', (route) =>
    route.request().frame().url().startsWith(address) ? route.abort() : route.continue(),
  )
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
