import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { control, takenOffline } from '../../support/staff.ts'
import { atDesk, openDesk } from './desk.ts'

atDesk('staff merge two donors who are one person, and separate them again', async ({ page, request, accountant }) => {
  const donor = await newDonor(request)
  await control(request, { act: 'prove-email', email: donor.email })
  const name = `${donor.fullName} Devi`
  await takenOffline(request, accountant, { name, amount: '900', day: '2026-07-01', email: donor.email })
  await openDesk(page, 'donors', 'Donors')
  await page.getByRole('link', { name: 'Duplicates' }).click()
  await page.getByRole('button', { name: `Merge ${name} into ${donor.fullName}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Merge these two donors?' })
  await expect(question).toContainText('1 donation, ₹900 counts')
  await expect(question).toContainText(
    `The person who signs in as ${donor.email} will see name, address and the donation`,
  )
  await question.getByRole('button', { name: 'Leave as they are' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: `Merge ${name} into ${donor.fullName}` }).click()
  await question.getByRole('button', { name: 'Merge now' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Donors' }).last().click()
  await page.getByLabel('Name, e-mail or phone').fill(donor.email)
  await page.keyboard.press('Enter')
  await page.getByRole('row').getByRole('link', { name: donor.fullName, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Merged into this donor' })).toBeVisible()
  await expect(page.getByRole('link', { name: '₹900' })).toBeVisible()
  await page.getByRole('button', { name: `Separate ${name} again` }).click()
  await expect(page.getByText('There are no donations.')).toBeVisible()
})
