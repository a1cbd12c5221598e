import { newDonor, signInOnSite } from '../../support/accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { control, outboxOf, takenOffline, callAs, newStaff, atDesk, openDesk } from '../../support/staff.ts'
import { roots } from '../../support/roots.ts'

atDesk(
  'a receipt that came back is listed with the reason, and is sent again',
  async ({ page, request, accountant }) => {
    const { email, fullName } = await newDonor(request)
    await takenOffline(request, accountant, { name: fullName, email, amount: '450', day: '2026-09-01' })
    await expect.poll(() => outboxOf(page, email)).toHaveLength(1)
    await control(request, { act: 'job', name: 'send-mails' })
    await control(request, { act: 'bounce', to: email })
    await openDesk(page, 'mails', 'Mails that did not arrive')
    await page.getByRole('link', { name: 'Refused' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: email })
    await expect(entry).toContainText('550 5.1.1 no such user')
    await entry.getByRole('button', { name: /^Send again/ }).click()
    await expect(entry.getByText('Queued again. It leaves within a minute.')).toBeVisible()
    await control(request, { act: 'job', name: 'send-mails' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails that did not arrive')
    await expect(page.getByText(email)).toHaveCount(0)
  },
)

test('an administrator finds the acts of another person in the audit log', async ({ context, page, request }) => {
  const accountant = await newStaff(request, 'accountant')
  await takenOffline(request, accountant, { name: accountant.fullName, amount: '250', day: '2026-08-12' })
  expect((await callAs(request, accountant, 'staff/audit')).status()).toBe(403)
  await signInOnSite(context, await newStaff(request, 'administrator'))
  await openDesk(page, 'audit', 'Audit log')
  // Another test enters dozens of offline donations at the same time, so only the newest ones are drawn.
  await page.getByLabel('Action').selectOption('Entered an offline donation')
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Entered an offline donation')
  await expect(rows.filter({ hasText: 'Read the list' })).toHaveCount(0)
  await page.getByLabel('Action').selectOption('A call above their role refused')
  await expect(rows.filter({ hasText: accountant.fullName })).toContainText('A call above their role refused')
  await page.getByLabel('Action').selectOption('Role changed')
  await expect(rows.filter({ hasText: 'role: accountant' }).first()).toContainText('Command line')
})

atDesk('staff see what each partner brought, and which pages ask to be registered', async ({ page, request }) => {
  const application = {
    organisation: 'Namuna Mills',
    page: 'https://mills.example/give',
    name: 'Leela Namuna',
    email: 'leela@mills.example',
    message: '',
  }
  expect((await request.post(`${roots.apiRoot}/donation/partner-request`, { data: application })).ok()).toBe(true)
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
