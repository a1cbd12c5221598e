import { donationsOf } from '../support/accounts.ts'
import { flexibleDonation } from '../support/donations.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway, endPayment } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'

test('gives in somebody’s name, shows it back before the payment, and makes and corrects the card', async ({
  page,
  dialog,
  siteDonor,
  traffic,
  request,
}) => {
  await dialog.openOnSite(`?project=${flexibleDonation.projectId}`)
  await flexibleDonation.choose(dialog)
  await dialog.root.getByRole('button', { name: 'Give in somebody’s name' }).click()
  await dialog.root.getByLabel('What for').selectOption('memory')
  await dialog.root.getByLabel('Whose name').fill('শান্তি দেবী')
  const shown = dialog.root.getByRole('figure', { name: 'The card will say' })
  await expect(shown).toContainText('In memory of')
  await expect(shown).toContainText('শান্তি দেবী')
  await dialog.continueButton.click()
  await atGateway(page)
  // The provider learns no name but the donor's.
  expect(JSON.stringify(traffic.posted)).not.toContain('শান্তি')
  await endPayment(page, 'success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
  const section = page.getByRole('region', { name: 'For someone?' })
  const card = section.getByRole('figure', { name: 'The card' })
  await expect(card).toContainText('শান্তি দেবী')
  await expect(card).not.toContainText('₹')

  await section.getByRole('button', { name: 'Change the card' }).click()
  await section.getByLabel('Whose name').fill('শান্তি দেবী রায়')
  await section.getByRole('button', { name: 'Save the card' }).click()
  await expect(card).toContainText('শান্তি দেবী রায়')
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Open the card to print' }).click()
  expect((await download).suggestedFilename()).toMatch(/^card_\w+\.pdf$/)
  const [donation] = await donationsOf(request, siteDonor)
  await page.goto(`${roots.siteRoot}/donation?receipt=${donation?.txn_id}`)
  await expect(page.getByRole('main')).toContainText('শান্তি দেবী রায়')
})
