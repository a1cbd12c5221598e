import { expect } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { atDesk, openDesk } from './desk.ts'

atDesk('staff see what each partner brought, and which pages ask to be registered', async ({ page, request }) => {
  const wish = {
    organisation: 'Namuna Mills',
    page: 'https://mills.example/give',
    name: 'Leela Namuna',
    email: 'leela@mills.example',
    message: '',
  }
  expect((await request.post(`${roots.apiRoot}/donation/partner-request`, { data: wish })).ok()).toBe(true)
  await openDesk(page, 'partners', 'Donations by partner')
  const row = page.getByRole('table', { name: 'Donations by partner' }).getByRole('row', { name: 'Slow Loom Textiles' })
  await expect(row).toBeVisible()
  await page.locator('summary', { hasText: 'Slow Loom Textiles' }).click()
  await expect(page.getByRole('table', { name: 'Slow Loom Textiles, by campaign' })).toContainText('monsoon')
  const asked = page.getByRole('listitem').filter({ hasText: 'Namuna Mills' })
  await expect(asked).toContainText('https://mills.example')
  await expect(asked).toContainText('Not registered yet')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await started).suggestedFilename()).toMatch(/^donations-by-partner_.+\.csv$/)
})
