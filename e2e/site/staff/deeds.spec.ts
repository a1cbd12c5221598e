import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { atDesk, browserOf, control, openDesk, outboxOf, paidOnline } from '../../support/staff.ts'

/** A pixel. */
const buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

atDesk(
  'staff show what donations have done, and their donor gets one mail and sees it at the donation',
  async ({ page, browser, request, accountant }) => {
    const donor = await newDonor(request)
    // Two donations of one donor, for a purpose that no other test gives to.
    await paidOnline(request, donor, 500, 43)
    await paidOnline(request, donor, 600, 43)
    const title = `Camp: 312 patients, seen by ${accountant.fullName}`.slice(0, 90)
    await openDesk(page, 'deeds', 'What donations do')
    await page.getByLabel('Project').selectOption('Medical camp')
    await page.getByLabel('Purpose').selectOption({ value: '43' })
    await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'camp.png', mimeType: 'image/png', buffer })
    for (const language of ['English', 'Hindi']) {
      await page.getByLabel(`First line (${language})`).fill(title)
      await page.getByLabel(`Second line (${language})`).fill('All of them went home well.')
      await page.getByLabel(`What the picture shows (${language})`).fill('A doctor at work')
    }
    await page.getByRole('button', { name: 'See the mail' }).click()
    await expect(page.getByRole('heading', { name: 'What donors get' })).toBeFocused()
    await page.getByRole('button', { name: /^Publish and mail \d+ donors?$/ }).click()
    await expect(page.getByText(/^It is published\./)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Published')
    await control(request, { act: 'job', name: 'deed-mails' })
    await control(request, { act: 'job', name: 'deed-mails' })
    const mails = async () => (await outboxOf(page, donor.email)).filter((subject) => subject === title)
    await expect.poll(mails).toEqual([title])

    const context = await browserOf(browser, donor)
    const donorPage = await context.newPage()
    await donorPage.goto(new URL('/donation', page.url()).href)
    const shown = donorPage.getByRole('figure').filter({ hasText: title })
    await expect(shown).toHaveCount(2)
    await expect(shown.first()).toContainText('All of them went home well.')
    const picture = shown.first().getByRole('img', { name: 'A doctor at work' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await context.close()
  },
)
