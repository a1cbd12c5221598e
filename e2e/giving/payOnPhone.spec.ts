import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Donor, signInOnSite } from '../support/accounts.ts'
import { Dialog } from '../support/dialog.ts'
import { flexibleDonation } from '../support/donations.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway, endPayment } from '../support/gatewayPage.ts'
import { readQrCode } from '../support/readQrCode.ts'
import { roots } from '../support/roots.ts'

/** A phone whose owner is signed in on the trust's site. */
async function openPhone(browser: Browser, donor: Donor): Promise<BrowserContext> {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await signInOnSite(phone, donor)
  return phone
}

/** Shows the code on the first device, and answers the address in it. */
async function showCode(dialog: Dialog): Promise<string> {
  await dialog.root.getByRole('button', { name: 'Pay on your phone' }).click()
  const code = dialog.root.getByRole('img', { name: 'Scan with the camera of your phone' })
  return (await readQrCode(code)) ?? ''
}

async function scan(phone: BrowserContext, address: string): Promise<[Page, Dialog]> {
  const page = await phone.newPage()
  await page.goto(address)
  const dialog = new Dialog(page)
  await expect(dialog.root.getByText('You pay here for another screen. It shows the outcome.')).toBeVisible()
  return [page, dialog]
}

test('a donation chosen on a partner’s page is paid on a phone once, and the page shows the verified outcome', async ({
  browser,
  dialog,
  donor,
}) => {
  await dialog.openOnPartner({ projectId: flexibleDonation.projectId })
  await flexibleDonation.choose(dialog)
  const address = new URL(await showCode(dialog))
  expect(`${address.origin}${address.pathname}`).toBe(`${roots.siteRoot}/donate`)
  expect(address.searchParams.get('amount')).toBe(String(flexibleDonation.amount))
  // Project, amount, purpose, language and partner: nothing about the donor.
  for (const name of address.searchParams.keys())
    expect(['project', 'amount', 'purpose', 'lang', 'partner']).toContain(name)

  const phone = await openPhone(browser, donor)
  const [page, form] = await scan(phone, address.href)
  expect(page.url()).not.toContain('phone=')
  await expect(dialog.root.getByText('The form is open on your phone.')).toBeVisible()
  await expect(form.total).toHaveText(flexibleDonation.shown)
  await form.continueButton.click()
  await atGateway(page)
  await expect(dialog.root.getByText('Your phone is at the payment provider.')).toBeVisible()
  // The next phone can donate, and says that the other screen may not show it.
  const second = await (await browser.newContext()).newPage()
  await second.goto(address.href)
  await expect(new Dialog(second).root.getByText('This code was used before.')).toBeVisible()
  await second.context().close()

  await endPayment(page, 'success')
  await page.waitForURL(`${roots.siteRoot}/payment-success**`)
  // Within five seconds of the answer.
  await expect(dialog.root.getByText(`${flexibleDonation.shown} received. Thank you!`)).toBeVisible({ timeout: 5000 })
  await expect(dialog.root).not.toContainText(donor.email)
  await phone.close()
})

test('a phone asks for the name that its code does not hold; if it gives up, the trust’s own page says so and keeps all', async ({
  browser,
  dialog,
  donor,
}) => {
  await dialog.openOnSite(`?project=${flexibleDonation.projectId}`)
  await flexibleDonation.choose(dialog)
  await dialog.giveInName('Shanti')
  const phone = await openPhone(browser, donor)
  const address = await showCode(dialog)
  expect(address).not.toContain('Shanti')
  await expect(dialog.root.getByText('The code holds no name: your phone asks for it again.')).toBeVisible()
  const [page, form] = await scan(phone, address)
  const lacking = form.root.getByText('The code holds no name. Please write it again above.')
  await expect(lacking).toBeVisible()
  await form.root.getByLabel('Whose name').fill('Shanti')
  await expect(lacking).toBeHidden()
  const sent = page.waitForRequest('**/donation/payment-detail')
  await form.continueButton.click()
  expect((await sent).postDataJSON()).toMatchObject({ dedication: { name: 'Shanti' } })
  await endPayment(page, 'cancel')
  await expect(dialog.root.getByText('The payment on your phone failed. Nothing was paid.')).toBeVisible()
  await dialog.root.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.total).toHaveText(flexibleDonation.shown)
  await expect(dialog.root.getByLabel('Whose name')).toHaveValue('Shanti')
  await phone.close()
})
