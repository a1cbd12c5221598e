/** Panels that replace the form, for a reader with letters of 32 px. The form itself: largeTextForm.spec.ts. */
import type { Browser } from '@playwright/test'
import { lazyText as hiLazy } from '../../shared/texts/hi/lazyText.ts'
import { signInOnSite } from '../support/accounts.ts'
import { Dialog } from '../support/dialog.ts'
import { answerWith, good } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { fixedDonation as donation } from '../support/donations.ts'
import { faults, withLargeText } from '../support/largeText.ts'
import { roots } from '../support/roots.ts'

const views = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]
const english = { locale: 'en-IN', search: '' } as const
const hindi = { locale: 'hi-IN', search: '&lang=hi', lazyText: hiLazy } as const

// One worker: each would start this browser.
test.describe.configure({ mode: 'default' })

let browser: Browser
test.beforeAll(async () => {
  browser = await withLargeText()
})
test.afterAll(() => browser.close())

/** Expects nothing small, cut or outside the panel, in any view. */
async function expectReadable(dialog: Dialog): Promise<void> {
  for (const view of views) {
    await dialog.page.setViewportSize(view)
    expect(await faults(dialog.root), `at ${view.width} px`).toEqual([])
    expect(await dialog.root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
}

/** On the trust's own page with a purpose chosen: the next step is CONTINUE. */
async function openOnSite(dialog: Dialog, search: string): Promise<void> {
  await dialog.openOnSite(`?project=${donation.projectId}${search}`)
  await expect(dialog.root.locator('.contact')).toBeAttached()
  await dialog.purpose.locator('label').first().click()
}

const press = (dialog: Dialog): Promise<void> => dialog.root.locator('footer .main').click()

test('letters twice as large: sign-in, new account and their messages', async () => {
  const { locale, search, lazyText } = hindi
  const dialog = new Dialog(await browser.newPage({ locale, reducedMotion: 'reduce' }))
  await openOnSite(dialog, search)
  await press(dialog)
  await expect(dialog.page.locator('[slot=sign-in] button')).toHaveCount(2)
  for (const button of [lazyText.signInButton, lazyText.signUpButton]) {
    const send = dialog.root.getByRole('button', { name: button })
    await send.click()
    await expect(dialog.root.locator('.error').first()).toBeVisible()
    await expectReadable(dialog)
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
    if (button === lazyText.signInButton) await dialog.root.getByRole('button', { name: lazyText.toSignUp }).click()
  }
  await dialog.page.close()
})

test('letters twice as large: sign-in by a window, from the dialog and from a form in the page', async () => {
  const { locale, search, lazyText } = hindi
  const page = await browser.newPage({ locale, reducedMotion: 'reduce' })
  for (const inPage of [false, true]) {
    const root = inPage ? page.locator('donate-form-frame') : page.getByRole('dialog')
    const dialog = new Dialog(page, root)
    await page.goto(`${roots.partnerRoot}/?${search}`)
    await page.waitForFunction(() => window.DonateWidget?.open)
    await page.evaluate(
      ([projectId, within]) => {
        if (!within) return window.DonateWidget?.open?.({ projectId })
        const form = document.createElement('donate-form')
        form.setAttribute('project-id', String(projectId))
        document.querySelector('main')!.prepend(form)
      },
      [donation.projectId, inPage] as const,
    )
    await expect(dialog.root.locator('.contact')).toBeAttached()
    await expectReadable(dialog)
    await dialog.purpose.locator('label').first().click()
    await press(dialog)
    await expect(dialog.root.getByRole('button', { name: lazyText.popupOpen })).toBeVisible()
    await expectReadable(dialog)
  }
  await page.close()
})

test('letters twice as large: messages after a failed load and a server error', async () => {
  const { locale, search } = english
  const dialog = new Dialog(await browser.newPage({ locale, reducedMotion: 'reduce' }))
  await answerWith(dialog.page, 'donation/require-item', { status: 500 })
  await dialog.openOnPartner({ projectId: donation.projectId }, `?${search}`)
  await expect(dialog.toast).toBeVisible()
  await expectReadable(dialog)
  // Only the loader's own style sheet.
  await dialog.page.route('**/widget/v1/*/modal.js', (route) => route.abort())
  await dialog.openOnPartner({ projectId: donation.projectId }, `?${search}`)
  await expect(dialog.root.getByRole('alert')).toBeVisible()
  await expectReadable(dialog)
  await dialog.page.close()
})

test('letters twice as large: the wait for the payment, and an earlier payment', async ({ donor }) => {
  const { locale, search, lazyText } = hindi
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' })
  await signInOnSite(context, donor)
  const dialog = new Dialog(await context.newPage())
  await dialog.page.setViewportSize(views[0]!)
  await openOnSite(dialog, search)
  await answerWith(dialog.page, 'donation/payment-detail', { no: 'never', times: 1 })
  await press(dialog)
  await expect(dialog.root.getByText(lazyText.preparing)).toBeInViewport({ ratio: 1 })
  await expectReadable(dialog)
  await openOnSite(dialog, search)
  await press(dialog)
  await atGateway(dialog.page)
  for (const payment_status of ['pending', 'success'])
    await answerWith(dialog.page, 'donation/update-status', {
      ...good({ txn_id: 'DN1', payment_status, amount: donation.amount }),
      times: 1,
    })
  // Playwright uses the route that was added last.
  for (const heading of [lazyText.earlierPaid, lazyText.earlierOpen]) {
    await openOnSite(dialog, search)
    await press(dialog)
    await expect(dialog.root.getByRole('heading', { name: heading })).toBeVisible()
    await expectReadable(dialog)
  }
  await context.close()
})
