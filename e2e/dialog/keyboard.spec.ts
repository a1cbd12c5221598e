import type { Page } from '@playwright/test'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'

/** The accessible name of the focused element, also in shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let one = document.activeElement
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const inDialog = one?.closest('dialog') !== null && one !== null
    return `${inDialog ? 'in' : 'out'} ${one?.tagName} ${one?.getAttribute('aria-label') ?? one?.textContent?.slice(0, 40) ?? ''}`
  })

const tabTo = async (page: Page, wanted: RegExp): Promise<void> => {
  for (let n = 0; n < 40; n++) {
    const now = await focused(page)
    if (wanted.test(now)) return
    expect(now).not.toMatch(/^out (?!BODY|HTML)/)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted}`)
}

signedIn('makes a whole donation by keyboard only', async ({ page, dialog, traffic }) => {
  await page.goto(roots.partnerRoot)
  await page.waitForFunction(() => window.DonateWidget)
  await page.getByRole('button', { name: 'Send a meal' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Annadan, the open kitchen')
  expect(await focused(page)).toMatch(/^in /)
  await dialog.settled()
  await tabTo(page, /One more: Meals for a family/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await tabTo(page, /^in INPUT $/)
  for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(dialog.chosenPurpose).toHaveValue('13')
  await tabTo(page, /CONTINUE/)
  await page.keyboard.press('Enter')
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeFocused()
  await tabTo(page, /Open the sign-in window/)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opened
  await popup.getByRole('button', { name: 'Continue as Meera' }).waitFor()
  const closed = popup.waitForEvent('close')
  for (let n = 0; n < 20 && !/Continue as/.test(await focused(popup)); n++) await popup.keyboard.press('Tab')
  // The window may close before the key is released.
  await popup.keyboard.press('Enter').catch(async () => expect(popup.isClosed()).toBe(true))
  await closed
  // That click was for the pending donation.
  await atGateway(page)
  expect(traffic.posted).toMatchObject([{ amount: '660.00' }])
})

signedIn('moves nothing in the dialog or its loader with reduced motion', async ({ page, dialog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/donation/payment-detail', () => {})
  const moving = () =>
    page.evaluate(() => {
      const all = [document, ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])]
      return all
        .flatMap((root) => root.getAnimations())
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 1)
        .length
    })
  await page.goto(`${roots.siteRoot}/donate?project=7&purpose=71`)
  await expect(dialog.continueButton).toBeVisible()
  expect(await moving()).toBe(0)
  await dialog.continueButton.click()
  await expect(dialog.veil).toBeVisible()
  expect(await moving()).toBe(0)
})

signedIn('turns the loader without reduced motion', async ({ page, dialog }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/donation/payment-detail', () => {})
  await dialog.openOnSite('?project=7&purpose=71')
  await dialog.continueButton.click()
  await expect(dialog.veil).toBeVisible()
  const names = await dialog.root.evaluate((root) => root.getAnimations({ subtree: true }).map((one) => one.playState))
  expect(names).toContain('running')
})

/** Names of controls less than 44 px high, on the browser's own grid of 1/64 px. A label counts for its box or radio button. */
const tooSmall = (dialog: Dialog): Promise<string[]> =>
  dialog.root.evaluate((root) =>
    [...root.querySelectorAll('a, button, select, input:not([type=checkbox], [type=radio]), label:has(input)')]
      .filter((one) => one.checkVisibility() && Math.round(one.getBoundingClientRect().height * 64) / 64 < 44)
      .map((one) => `${one.getBoundingClientRect().height} ${one.textContent || one.id}`),
  )

test('every control is 44 px high, on every screen', async ({ page, dialog }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const contact = dialog.root.getByRole('region', { name: 'Questions about your donation?' })
  for (const projectId of [1, 4, 7]) {
    await dialog.openOnPartner({ projectId })
    await dialog.settled()
    await expect(contact.getByRole('link').first()).toBeVisible()
    expect(await tooSmall(dialog)).toEqual([])
  }
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
  expect(await tooSmall(dialog)).toEqual([])
  for (const open of [() => dialog.openOnPartner({ projectId: 7 }), () => dialog.openOnSite('?project=7&purpose=71')]) {
    await open()
    if (!page.url().startsWith(roots.siteRoot)) await dialog.choosePurpose()
    await dialog.continueButton.click()
    await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
    await expect(dialog.toast).toHaveCount(0)
    expect(await tooSmall(dialog)).toEqual([])
  }
  await page.route('**/donation/require-item', (route) => route.abort('connectionrefused'))
  await dialog.openOnPartner({ projectId: 4 })
  await expect(dialog.root.getByRole('link', { name: 'Give on our website' })).toBeVisible()
  expect(await tooSmall(dialog)).toEqual([])
})

test('every kind of form fits a screen of 320 × 480 without horizontal scrolling, and CONTINUE is in reach', async ({
  page,
  dialog,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  for (const projectId of [1, 4, 7]) {
    await dialog.openOnPartner({ projectId })
    await dialog.settled()
    const wide = await dialog.root.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter(
          (one) =>
            one.getBoundingClientRect().right > 321 ||
            (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)),
        )
        .map((one) => one.className || one.tagName),
    )
    expect(wide).toEqual([])
    await expect(dialog.continueButton).toBeInViewport({ ratio: 1 })
    // The last of a list of choices, because such a low screen may not show the whole list.
    const purpose = dialog.root.locator('select#purpose, #purpose label:last-child')
    await purpose.scrollIntoViewIfNeeded()
    await expect(purpose).toBeInViewport({ ratio: 0.9 })
    await expect(dialog.close).toBeInViewport({ ratio: 1 })
    for (const button of [dialog.continueButton, dialog.close]) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  }
})
