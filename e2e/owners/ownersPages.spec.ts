import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { type Donor, maxRetries } from '../support/accounts.ts'
import { expectAccessible, faultsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

const { gatewayRoot, partnerRoot, identityRoot } = roots

const issuedSchema = z.object({ data: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }) })

/** Starts a payment at the provider without a dialog. @returns the address of its payment page */
async function openPayment(request: APIRequestContext, { token }: Donor): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, Origin: roots.siteRoot }
  const data = { project_id: 5, amount: 500, purpose_id: 51 }
  const answer = await request.post(`${roots.apiRoot}/donation/payment-detail`, { headers, data, maxRetries })
  const { action, fields } = issuedSchema.parse(await answer.json()).data
  const opened = await request.post(action, { form: fields, maxRedirects: 0, maxRetries })
  return new URL(opened.headers()['location'] ?? '', action).href
}

/** The provider's consent questions, as the site requests them. */
const signInAddress = (display: string, hl: string): string =>
  `${identityRoot}/authorize?${new URLSearchParams({
    client_id: 'kinara-site.google.sandbox.example',
    origin: roots.siteRoot,
    state: 'state-12345',
    nonce: randomBytes(16).toString('hex'),
    display,
    hl,
  })}`

const ownersPages = (ui: 'en' | 'hi') => [
  `${partnerRoot}/configurator?shape=inline&project=5&amounts=500&ui=${ui}`,
  `${partnerRoot}/doctor?example=1&ui=${ui}`,
]
/** Each kind of page once. Their languages differ in words only. */
const identityPages = [signInAddress('popup', 'en'), signInAddress('card', 'hi')]

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // Not for a quiet network: a form asks for its list again behind the page, and Playwright does not hear the end of that.
  if (address.includes('shape=inline')) await expect(page.getByRole('main')).toBeVisible()
  else await page.waitForLoadState('networkidle')
}

const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** On a desktop axe finds no problem; the same page on the narrowest phone does not scroll sideways. */
async function expectValidPage(page: Page): Promise<void> {
  await expectAccessible(page)
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 740 })
  expect.soft(await wider(page), page.url()).toBe(0)
  if (desktop) await page.setViewportSize(desktop)
}

test.describe('axe finds no problem, and nothing is cut at 320 pixels, as at 400 % zoom,', () => {
  test('on the partner’s page, with events in its log, and with its dark theme', async ({ page }) => {
    await open(page, `${partnerRoot}/`)
    await page.getByRole('button', { name: 'Check this page' }).click()
    await expect(page.getByRole('log').getByRole('listitem').last()).toContainText('diagnose')
    await expectValidPage(page)
    await open(page, `${partnerRoot}/?theme=dark`)
    await page.getByRole('button', { name: 'Check this page' }).click()
    await expect(page.getByRole('log').getByRole('listitem').last()).toContainText('diagnose')
    expect(await faultsOf(page, { rules: ['color-contrast'] })).toEqual([])
  })

  test('on the pages for page owners', async ({ page }) => {
    for (const address of ownersPages('en')) {
      await open(page, address)
      await expectValidPage(page)
    }
  })

  test('in the preview of the configurator', async ({ page }) => {
    for (const shape of ['floating', 'inline']) {
      await open(page, `${partnerRoot}/configurator/preview?shape=${shape}&project=5&amounts=500+1000`)
      if (shape === 'inline') await expect(page.locator('donate-form-frame .contact')).toBeAttached()
      await expectValidPage(page)
    }
  })

  test('on the sandbox provider: payment, result, list', async ({ page, request, donor }) => {
    const address = await openPayment(request, donor)
    await open(page, address)
    await expect(page.getByRole('main')).toContainText('Clean Ghats')
    await expectValidPage(page)
    await page.getByRole('radio', { name: 'Net banking' }).check()
    await page.getByRole('button', { name: /Close the tab/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. You may close this tab')
    await expectValidPage(page)
    await open(page, `${gatewayRoot}/sandbox`)
    await expectValidPage(page)
  })

  test('on the sandbox identity provider', async ({ page }) => {
    for (const address of identityPages) {
      await open(page, address)
      await expectValidPage(page)
    }
  })
})

// In Hindi, because its words are other words. English ones at 320 pixels: above.
test('nothing is cut and nothing scrolls sideways with text of 200 % on 360 pixels', async ({
  page,
  request,
  donor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const payment = await openPayment(request, donor)
  for (const address of [
    `${partnerRoot}/`,
    ...ownersPages('hi'),
    payment,
    `${gatewayRoot}/sandbox`,
    signInAddress('popup', 'hi'),
  ]) {
    await open(page, address)
    await page.evaluate(() => {
      // A page with its own root font size keeps its proportions.
      const { documentElement: root } = document
      root.style.fontSize = `${parseFloat(getComputedStyle(root).fontSize) * 2}px`
    })
    expect.soft(await wider(page), address).toBe(0)
  }
})
