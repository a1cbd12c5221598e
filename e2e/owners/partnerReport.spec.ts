import { readFile } from 'node:fs/promises'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

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
