import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { type PartnerRow, partnerReportSchema } from '../../shared/contract/staff/partnerReport.ts'
import { maxRetries, storageOf, envelopeOf } from '../support/accounts.ts'
import { expectChoices } from '../support/arrive.ts'
import { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { listenOn } from '../support/foreignServers.ts'
import { atGateway, endPayment } from '../support/gatewayPage.ts'
import { flexibleDonation, itemDonation } from '../support/donations.ts'
import { prerendered } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'
import { openPopup } from '../support/signIn.ts'
import { readFile } from 'node:fs/promises'

/** A campaign of one test only. */
const newCampaign = (): string => `deep-utsav-${randomBytes(4).toString('hex')}`

/** The rows of the trust's own report for this campaign. */
async function rowsOf(request: APIRequestContext, campaign: string): Promise<PartnerRow[]> {
  const account = { email: 'accounts@example.org', password: 'Namaste#2025' }
  const login = await request.post(`${roots.apiRoot}/login`, { data: account, maxRetries })
  const { token } = envelopeOf(signedInSchema).parse(await login.json()).data
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get(`${roots.apiRoot}/donation/partner-report`, { headers, maxRetries })
  const { rows } = envelopeOf(partnerReportSchema).parse(await answer.json()).data
  return rows.filter((row) => row.campaigns.some((one) => one.campaign === campaign))
}

/** The first test pays. Attribution is stored before that, so the others end at the provider. */
const paidOnce = { donations: 1, unpaid: 0, total: flexibleDonation.amount }
const unpaidOnce = { donations: 0, unpaid: 1, total: 0 }

signedIn(
  'reports a donation from a partner’s page, and another try at it, with the partner and its campaign',
  async ({ dialog, page, request }) => {
    const campaign = newCampaign()
    const person = 'asha@example.org'
    const search = `?utm_source=newsletter&utm_campaign=${campaign}&utm_term=${person}&customer=${person}`
    await page.goto(`${roots.partnerRoot}/${search}`)
    // Imitates a router, which replaces the address. The current address no longer names the campaign.
    await page.evaluate(() => history.replaceState(null, '', '/'))
    const before = [await storageOf(page), await page.evaluate(() => JSON.stringify({ ...sessionStorage }))]
    await dialog.open({ projectId: flexibleDonation.projectId })
    await flexibleDonation.choose(dialog)
    await dialog.continueButton.click()
    const popup = await openPopup(dialog)
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(
      'Sign in to give on the page of Meghdoot Pumps Ltd',
    )
    const asked = page.waitForRequest(`${roots.apiRoot}/donation/payment-detail`)
    await popup.getByRole('button', { name: 'Continue as Meera' }).click()
    expect((await asked).postData()).not.toContain(person)
    expect([await storageOf(page), await page.evaluate(() => JSON.stringify({ ...sessionStorage }))]).toEqual(before)
    await endPayment(page, 'failure')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectChoices(flexibleDonation, dialog)
    await dialog.continueButton.click()
    await endPayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    const [row, ...others] = await rowsOf(request, campaign)
    expect(others).toEqual([])
    expect(row?.partner).toEqual({ id: 'meghdoot', name: 'Meghdoot Pumps Ltd' })
    expect(row?.campaigns).toContainEqual({ source: 'newsletter', campaign, ...paidOnce, unpaid: 1 })
  },
)

const keptTouch = (page: Page) => page.evaluate(() => sessionStorage.getItem('donate:touch'))

signedIn(
  'keeps the attribution of a donor who clicks before the site’s program has loaded',
  async ({ dialog, page, request }) => {
    const campaign = newCampaign()
    const landing = `${roots.siteRoot}/about?partner=slow-loom&utm_source=label&utm_campaign=${campaign}`
    await prerendered(request, landing)
    let press = (): void => {}
    const pressed = new Promise<void>((resolve) => (press = resolve))
    await page.route('**/assets/{main,base,frame,calls}-*.js', async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto(landing)
    await expect.poll(() => keptTouch(page)).toContain(campaign)
    await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
    press()
    await page.waitForURL(`${roots.siteRoot}/donate**`)
    await page.getByRole('link', { name: `Donate to ${flexibleDonation.title}` }).click()
    await flexibleDonation.choose(dialog)
    await dialog.continueButton.click()
    await atGateway(page)
    const [row] = await rowsOf(request, campaign)
    expect(row?.partner?.id).toBe('slow-loom')
    expect(row?.campaigns).toContainEqual({ source: 'label', campaign, ...unpaidOnce })
  },
)

signedIn('loads no code for attribution on a visit without any', async ({ page, traffic }) => {
  await page.goto(`${roots.siteRoot}/about`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).waitFor()
  expect(await keptTouch(page)).toBeNull()
  expect(traffic.urls.filter((url) => /[Tt]ouch-[^/]*$/.test(url))).toEqual([])
})

signedIn(
  'sends the linking page’s origin with the link that replaces a missing form',
  async ({ dialog, page, traffic }) => {
    await page.route('**/widget/v1/*/*.js', (route) => route.abort())
    await page.goto(roots.partnerRoot)
    await page.getByRole('button', { name: 'Send a meal' }).click()
    const link = dialog.root.getByRole('link', { name: 'Make a Donation' })
    await link.waitFor()
    await page.unrouteAll()
    await link.click()
    await page.waitForURL(`${roots.siteRoot}/donate**`)
    const own = new Dialog(page)
    await itemDonation.choose(own)
    await own.continueButton.click()
    await atGateway(page)
    const [asked] = traffic.calls.filter(({ path }) => path === 'donation/payment-detail')
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ referrer: new URL(roots.partnerRoot).origin })
  },
)

signedIn(
  'CONTINUE on a page that is not registered opens the trust’s own page at once, with the choices',
  async ({ dialog, page, context, request, traffic }) => {
    const campaign = newCampaign()
    const stranger = await listenOn(
      `<!doctype html><html lang="en"><title>A stranger</title><h1>A village page</h1><script async src="${roots.siteRoot}/widget/v1/donate.js" data-partner="nobody-here"></script>`,
    )
    traffic.guests.add(new URL(stranger.root).host)
    try {
      await page.goto(`${stranger.root}/?utm_source=village&utm_campaign=${campaign}`)
      await dialog.open({ projectId: flexibleDonation.projectId })
      await flexibleDonation.choose(dialog)
      await dialog.continueButton.click()
      await page.waitForURL(`${roots.siteRoot}/donate**`)
      await expectChoices(flexibleDonation, dialog)
      await dialog.continueButton.click()
      await atGateway(page)
      const [row] = await rowsOf(request, campaign)
      expect(row?.partner).toBeNull()
      expect(row?.campaigns).toContainEqual({ source: 'village', campaign, ...unpaidOnce })
      expect(context.pages().length).toBe(1)
    } finally {
      await stranger.close()
    }
  },
)

test('shows the trust’s staff donations per partner, and downloads them as a file', async ({ page }) => {
  await page.goto(`${roots.siteRoot}/partner-report`)
  await page.getByLabel('E-mail').fill('accounts@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Namaste#2025')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${roots.siteRoot}/staff/partners`)
  const table = page.getByRole('table', { name: 'Donations by partner' })
  await expect(table.getByRole('row', { name: /^Slow Loom Textiles/ })).toBeVisible()
  await page.locator('summary', { hasText: 'Slow Loom Textiles' }).click()
  await expect(page.getByRole('table', { name: 'Slow Loom Textiles, by campaign' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^donations-by-partner_\d{4}-04-01_\d{4}-03-31\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(text).toContain('"slow-loom","Slow Loom Textiles"')
})

signedIn('refuses the report to a donor', async ({ page }) => {
  await page.goto(`${roots.siteRoot}/partner-report`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your account')
})
