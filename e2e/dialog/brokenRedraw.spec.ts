/** A script of the page breaks what the form needs to render. The donor always gets a message and a link. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

/** The next total that is inserted throws; all others are inserted as usual. */
const breakNextDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { insertBefore } = Node.prototype
    // Only the total: the page's own program, or a code to scan, may be drawn before the press.
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
      if (!(this instanceof Element && this.closest('.total'))) return insertBefore.call(this, node, child) as T
      Node.prototype.insertBefore = insertBefore
      throw new Error('broken by the page')
    }
  })

test('shows a panel with a link to the trust’s page if rendering throws, sends an event, and scrolls after closing', async ({
  page,
  dialog,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await dialog.openOnPartner({ projectId: 7 }, '?lang=hi')
  const { root } = dialog
  // What loads on demand renders the form again.
  await expect(root.locator('.contact')).toBeAttached()
  await page.evaluate(() => {
    window.DonateWidget?.on?.('donate:error', ({ code }) => (document.title = code))
  })
  await breakNextDrawing(page)
  const more = root.getByRole('button', { name: 'एक और: संख्या' })
  await more.click()
  await expect(root.getByRole('alert')).toContainText('यह खुल नहीं सका।')
  await expect(page).toHaveTitle('formFailed')
  await expect(root.getByRole('link', { name: 'हमारी वेबसाइट पर दान करें' })).toHaveAttribute(
    'href',
    `${roots.siteRoot}/donate?lang=hi&project=7`,
  )
  await expect(root.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeInViewport({ ratio: 1 })
  await root.getByRole('button', { name: 'बंद करें' }).click()
  await expect(root).toHaveCount(0)
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await dialog.open({ projectId: 7 })
  await expect(more).toBeVisible()
})

// In English, and on the trust's own page.
test('restores the choices when the donor tries again after rendering threw', async ({ page, dialog }) => {
  await dialog.openOnSite('?project=7')
  await dialog.settled()
  await breakNextDrawing(page)
  await dialog.more('Quantity')
  await dialog.root.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.root.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await expect(dialog.continueButton).toBeVisible()
})
