import type { Page } from '@playwright/test'
import { prepare, type Place } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { answerWith, hold, holdFile } from '../support/faults.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { openPopup } from '../support/signIn.ts'
import type { Traffic } from '../support/traffic.ts'

/** Longer than the two seconds before the hand-over of a recorded donation, and than any late answer. */
const longEnoughMs = 3000

/** Sends nothing, opens nothing, and the next opening starts again. */
async function expectGone(dialog: Dialog, traffic: Traffic): Promise<void> {
  const { page } = dialog
  await expect(dialog.root).toHaveCount(0)
  const url = page.url()
  await page.waitForTimeout(longEnoughMs)
  await expect(dialog.root).toHaveCount(0)
  expect(page.url()).toBe(url)
  expect(traffic.posted).toEqual([])
  await dialog.open({ projectId: donation.projectId })
  await expect(dialog.amount).toBeVisible()
  await expect(dialog.veil).toHaveCount(0)
  await expect(dialog.toast).toHaveCount(0)
}

const escape = (dialog: Dialog): Promise<void> => dialog.page.keyboard.press('Escape')
const button = (dialog: Dialog): Promise<void> => dialog.close.click()

for (const [path, how] of [
  ['project/dropdown-list', escape],
  ['donation/require-item', button],
] as const) {
  test(`closes for good while ${path} is pending`, async ({ dialog, page, traffic }) => {
    const held = await hold(page, path)
    await dialog.openOnPartner({ projectId: donation.projectId })
    await held.asked
    await how(dialog)
    held.letGo()
    await expectGone(dialog, traffic)
  })
}

signedIn(
  'makes no donation if the dialog closes after CONTINUE, before its code has loaded',
  async ({ dialog, page, traffic }) => {
    const held = await holdFile(page, 'give')
    await page.goto(`${roots.siteRoot}/donate?project=${donation.projectId}&purpose=${donation.purpose.id}`)
    await expect(dialog.continueButton).toBeVisible()
    await dialog.continueButton.click()
    await expect(dialog.continueButton).toHaveAttribute('aria-disabled', 'true')
    await held.asked
    await expect(dialog.root.getByRole('link', { name: 'Other ways to give' })).toBeVisible({ timeout: 4000 })
    await button(dialog)
    held.letGo()
    await expectGone(dialog, traffic)
    expect(traffic.count('donation/payment-detail')).toBe(0)
  },
)

test('closes the sign-in window together with the dialog', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: donation.projectId, purposeId: donation.purpose.id })
  await dialog.continueButton.click()
  const popup = await openPopup(dialog)
  const gone = popup.waitForEvent('close')
  await button(dialog)
  await gone
  await dialog.open({ projectId: donation.projectId })
  await expect(dialog.amount).toBeVisible()
})

signedIn('returns the focus to CONTINUE after a failed step, and after Back from a panel', async ({ dialog, page }) => {
  await prepare('site', donation, dialog)
  await answerWith(page, 'donation/payment-detail', { status: 500 })
  await dialog.continueButton.press('Enter')
  await dialog.expectToast('Server Error', 'Internal server error')
  await expect(dialog.continueButton).toBeFocused()
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).press('Enter')
  await dialog.root.getByRole('button', { name: '‹ Back' }).press('Enter')
  await expect(dialog.continueButton).toBeFocused()
})

for (const [path, place, how] of [
  ['donation/payment-detail', 'partner', button],
  ['donation/add-donation', 'site', escape],
] as const satisfies Array<[string, Place, typeof button]>) {
  signedIn(`closes for good on the ${place} while ${path} is pending`, async ({ dialog, page, traffic }) => {
    await prepare(place, donation, dialog)
    const held = await hold(page, path)
    await dialog.continueButton.click()
    await held.asked
    await how(dialog)
    held.letGo()
    await expectGone(dialog, traffic)
    expect(traffic.count('donation/add-donation')).toBe(path === 'donation/add-donation' ? 1 : 0)
  })
}

for (const [place, how, name] of [
  ['partner', escape, 'Escape'],
  ['site', button, 'Close'],
] as const satisfies Array<[Place, typeof button, string]>) {
  signedIn(
    `posts nothing after ${name} during the two seconds on the ${place}, and the next general opening is empty`,
    async ({ dialog, traffic }) => {
      await prepare(place, donation, dialog)
      await dialog.continueButton.click()
      await expect(dialog.root.getByText('Taking you to the secure payment page')).toBeVisible()
      await how(dialog)
      await expectGone(dialog, traffic)
      await button(dialog)
      await dialog.open()
      await expect(dialog.project).toHaveValue('')
    },
  )
}

const pageState = (page: Page) =>
  page.evaluate(() => ({
    y: scrollY,
    styles: [...document.querySelectorAll('[style]'), document.documentElement, document.body].map((one) =>
      one.getAttribute('style'),
    ),
    overflow: getComputedStyle(document.body).overflow,
    sheets: document.adoptedStyleSheets.length,
    hosts: document.documentElement.children.length,
  }))

for (const [name, how] of [
  ['Close', button],
  ['Escape', escape],
  ['the script', (dialog: Dialog) => dialog.page.evaluate(() => window.DonateWidget?.close?.())],
] as const) {
  test(`restores scroll, styles and focus of the page after ${name}`, async ({ dialog, page }) => {
    await page.goto(roots.partnerRoot)
    const opener = page.getByRole('button', { name: 'Send a meal' })
    await page.evaluate(() => document.body.setAttribute('style', 'padding-right: 17px; overflow: scroll'))
    await opener.scrollIntoViewIfNeeded()
    // The floating button appears about a second after the script.
    await expect(page.locator('donate-button[part=floating]')).toHaveCount(1)
    await opener.focus()
    // A prefetch adds a link, which stays until the file has loaded.
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
    const before = await pageState(page)
    expect(before.y).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    await expect(dialog.continueButton).toBeVisible()
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => scrollY)).toBe(before.y)
    await how(dialog)
    await expect(dialog.root).toHaveCount(0)
    expect(await pageState(page)).toEqual(before)
    await expect(opener).toBeFocused()
  })
}
