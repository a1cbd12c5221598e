import type { BrowserContext, Page } from '@playwright/test'
import { type Donor, giftsOf, signInOnSite } from './accounts.ts'
import { arrive, expectChoices } from './arrive.ts'
import { withBackCache } from './backCache.ts'
import { Dialog } from './dialog.ts'
import { expect, test } from './fixtures.ts'
import { atGateway } from './gatewayPage.ts'
import { itemGift as gift } from './gifts.ts'
import { roots } from './roots.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

/** Back, as the browser's own button goes; answers whether the page came out of the cache. */
async function back(page: Page, to: string): Promise<boolean> {
  await page.evaluate(() => history.back())
  // A page out of the cache is shown, not loaded.
  await page.waitForURL(to, { waitUntil: 'commit' })
  return page.evaluate(() => document.documentElement.dataset['kept'] === 'yes')
}

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
  })

/** CONTINUE after Back: the earlier payment is looked at first, then a new txn id is asked for. */
async function expectNewTxn(dialog: Dialog, traffic: Traffic): Promise<void> {
  expect(traffic.posted).toHaveLength(1)
  await dialog.continueButton.click()
  await atGateway(dialog.page)
  const paths = traffic.calls
    .map(({ path }) => path)
    .filter((path) => /payment-detail|update-status|add-donation/.test(path))
  expect(paths).toEqual([
    'donation/payment-detail',
    'donation/add-donation',
    'donation/update-status',
    'donation/payment-detail',
    'donation/add-donation',
  ])
  expect(traffic.posted).toHaveLength(2)
  expect(traffic.posted[1]?.['txnid']).not.toBe(traffic.posted[0]?.['txnid'])
}

/** The donor pays in an app while this page stands where it is. */
async function payElsewhere(page: Page): Promise<void> {
  const answer = await page.request.post(page.url(), { form: { outcome: 'success', way: 'upi' } })
  expect(answer.ok()).toBe(true)
}

const start = async (context: BrowserContext, donor: Donor) => {
  await signInOnSite(context, donor)
  const traffic = watchTraffic(context)
  const page = await context.newPage()
  return { page, dialog: new Dialog(page), traffic }
}

test('Back to the site with the cache on: no loader, choices kept, a new txn id', async ({ donor }) => {
  await withBackCache(async (context) => {
    const { page, dialog, traffic } = await start(context, donor)
    await page.goto('about:blank')
    await dialog.openOnSite(`?project=${gift.projectId}`)
    await mark(page)
    await gift.choose(dialog)
    await dialog.continueButton.click()
    await atGateway(page)
    expect(await back(page, '**/donate**')).toBe(true)
    await expect(dialog.veil).toHaveCount(0)
    await expectChoices(gift, dialog)
    await expectNewTxn(dialog, traffic)
  })
})

test('Back to the site with the cache off: choices kept, a new txn id', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await arrive('site', gift, dialog)
  await page.evaluate(() => history.back())
  await page.waitForURL('**/donate**')
  await expect(dialog.veil).toHaveCount(0)
  await expectChoices(gift, dialog)
  await expectNewTxn(dialog, traffic)
})

test('Back to the partner’s page with the cache on, past the hand-over page that says what to do', async ({
  donor,
}) => {
  await withBackCache(async (context) => {
    const { page, dialog, traffic } = await start(context, donor)
    await arrive('partner', gift, dialog)
    await back(page, '**/handover')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are back from the payment page')
    await expect(page.getByRole('link', { name: 'See this payment' })).toHaveAttribute(
      'href',
      `/payment-success?txnid=${traffic.posted[0]?.['txnid']}`,
    )
    await back(page, `${roots.partnerRoot}/`)
    await expect(dialog.veil).toHaveCount(0)
    await expectChoices(gift, dialog)
    await expectNewTxn(dialog, traffic)
  })
})

test('Back to the hand-over page with the cache off posts nothing again', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await arrive('partner', gift, dialog)
  await page.evaluate(() => history.back())
  await page.waitForURL('**/handover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are back from the payment page')
  expect(traffic.posted).toHaveLength(1)
})

test('Back after the earlier gift was paid: said, and nothing is taken twice', async ({ donor, request }) => {
  await withBackCache(async (context) => {
    const { page, dialog, traffic } = await start(context, donor)
    await arrive('partner', gift, dialog)
    await payElsewhere(page)
    await back(page, '**/handover')
    await back(page, `${roots.partnerRoot}/`)
    await dialog.continueButton.click()
    await expect(dialog.root.getByRole('heading', { name: 'Your earlier gift has been received' })).toBeVisible()
    await expect(dialog.root.getByText('₹1,020 is confirmed. There is no need to pay again.')).toBeVisible()
    expect(traffic.count('donation/payment-detail')).toBe(1)
    expect(await giftsOf(request, donor)).toHaveLength(1)
    await dialog.root.getByRole('button', { name: 'Give once more' }).click()
    await atGateway(page)
    expect(traffic.posted).toHaveLength(2)
  })
})
