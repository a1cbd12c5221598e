import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { paidOnline, takenOffline, atDesk, openDesk } from '../../support/staff.ts'

const day = '2026-08-03'

atDesk('staff find a donation by search and filter, and see its ledger and evidence', async ({ page, request }) => {
  const donor = await newDonor(request)
  const txnId = await paidOnline(request, donor, 725)
  await openDesk(page, 'donations', 'Donations')
  await page.keyboard.press('/')
  await page.keyboard.type(donor.email)
  await page.keyboard.press('Enter')
  const rows = page.getByRole('table', { name: 'Donations' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('1 donation, ₹725 net')).toBeVisible()
  await page.getByLabel('State').selectOption('Refunded')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByLabel('State').selectOption('Paid')
  await rows.getByRole('link', { name: donor.fullName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Donation ${txnId}`)
  const ledger = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Ledger' }) })
  await expect(ledger.getByRole('table', { name: 'Paid' })).toContainText('₹725.00')
  const evidence = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Evidence' }) })
  await evidence.locator('summary', { hasText: 'Signature verified' }).first().click()
  await expect(evidence.getByText('725.00').first()).toBeVisible()
  await expect(page.getByText(/^KSN\/\S+ Version 1, Original/)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('State')).toHaveValue('paid')
})

atDesk(
  'the keyboard alone walks a long list, opens a row, and returns to it',
  async ({ page, request, accountant }) => {
    const entries = Array.from({ length: 40 }, (_, n) => ({ name: accountant.fullName, amount: String(101 + n), day }))
    for (const entry of entries) await takenOffline(request, accountant, entry)
    await page.setViewportSize({ width: 1280, height: 500 })
    await openDesk(page, 'donations?sort=amount', 'Donations')
    await page.keyboard.press('/')
    await page.keyboard.type(accountant.fullName)
    await page.keyboard.press('Enter')
    const table = page.getByRole('table', { name: 'Donations' })
    await expect(table).toHaveAttribute('aria-rowcount', '41')
    const rows = table.getByRole('row')
    const focused = rows.filter({ has: page.locator('a:focus') })
    // Rows that nobody sees are not in the page.
    expect(await rows.count()).toBeLessThan(36)
    await rows.nth(1).getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await expect(focused).toContainText('₹102')
    await page.keyboard.press('End')
    await expect(focused).toContainText('₹140')
    await page.keyboard.press('PageUp')
    await expect(focused).toContainText('₹130')
    await expect(focused).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Donation OFF/)
    await page.keyboard.press('Escape')
    await expect(focused).toContainText('₹130')
    await page.keyboard.press('ArrowUp')
    await expect(focused).toContainText('₹129')
  },
)
