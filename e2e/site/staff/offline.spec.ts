import { expect } from '../../support/fixtures.ts'
import { outboxOf, takenOffline, atDesk, openDesk } from '../../support/staff.ts'

atDesk('staff record an offline donation, and its receipt is mailed', async ({ page, accountant }) => {
  const email = `offline.${accountant.email}`.slice(0, 50)
  await openDesk(page, 'offline', 'Offline donation')
  await page.getByLabel('Amount in rupees').fill('2,500')
  await page.getByLabel('How it came').selectOption('Cheque')
  // Another run of this test has another cheque: a known number needs a reason.
  await page.getByLabel('Number of the cheque').fill(String(Date.now()).slice(-6))
  await page.getByLabel('Project').selectOption('Medical camp')
  await page.getByRole('button', { name: 'Save and issue the receipt' }).click()
  const name = page.getByLabel('Full name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('2,500')
  await name.fill('Gauri Namuna')
  await page.getByLabel('What does the donor say?').selectOption('I am an Indian citizen')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Save and issue the receipt' }).click()
  const saved = page.getByText(/^Saved\. The receipt has the number KSN\//)
  await expect(saved).toBeVisible()
  const [receipt = ''] = /KSN\/\S+\d/.exec(await saved.innerText()) ?? []
  await expect.poll(() => outboxOf(page, email)).toEqual([`Receipt ${receipt} for your donation of ₹2,500`])
  await page.getByRole('link', { name: 'Open the donation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Donation OFF/)
  await expect(page.getByText(`${receipt} Version 1, Original`)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Received by hand' })).toContainText('₹2,500.00')
  await expect(page.getByText(`Entered an offline donation by ${accountant.fullName}`)).toBeVisible()
})

atDesk(
  'an accountant corrects an offline donation, and the new receipt is mailed',
  async ({ page, accountant, request }) => {
    const email = `right.${accountant.email}`.slice(0, 50)
    const { txn_id, receipt } = await takenOffline(request, accountant, {
      name: 'Gauri Namuna',
      email,
      amount: '2500',
      day: '2026-10-02',
    })
    await openDesk(page, `donations/${txn_id}`, `Donation ${txn_id}`)
    await page.getByRole('button', { name: 'Correct this donation' }).click()
    const amount = page.getByLabel('Amount in rupees')
    await expect(amount).toBeFocused()
    await amount.fill('2,600')
    const save = page.getByRole('button', { name: 'Save and issue a new version' })
    await save.click()
    await expect(page.getByLabel('Why is it corrected?')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Why is it corrected?').fill('The cheque was read wrongly')
    await save.click()
    await expect(page.getByText('Corrected. Version 2 of the receipt is issued.')).toBeVisible()
    await expect(page.getByText(`${receipt} Version 2, Correction`)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Corrected' })).toContainText('₹100.00')
    await expect.poll(() => outboxOf(page, email)).toContain(`Receipt ${receipt} for your donation of ₹2,600`)
  },
)

atDesk(
  'an accountant cancels an offline donation, and its receipt counts no more',
  async ({ page, accountant, request }) => {
    const email = `void.${accountant.email}`.slice(0, 50)
    const entry = { name: 'Gauri Namuna', email, amount: '2500', day: '2026-10-02' }
    const { txn_id, receipt } = await takenOffline(request, accountant, entry)
    await openDesk(page, `donations/${txn_id}`, `Donation ${txn_id}`)
    await page.getByRole('button', { name: 'Cancel this donation' }).click()
    await expect(page.getByLabel('Reason')).toBeFocused()
    await page.getByLabel('Reason').selectOption('The money has not arrived')
    await page.getByLabel('What happened?').fill('The bank returned the cheque')
    await page.getByRole('button', { name: 'Cancel the donation and its receipt' }).click()
    await expect(page.getByText('The donation is cancelled. The donor gets a mail.')).toBeFocused()
    await expect(page.getByRole('table', { name: 'Cancelled by the trust' })).toContainText('−₹2,500.00')
    await expect(page.getByText('The receipt is cancelled.')).toBeVisible()
    await expect.poll(() => outboxOf(page, email)).toContain(`Receipt ${receipt} is cancelled`)
  },
)

atDesk(
  'an accountant enters a donation of a known donor, and corrects its receipt',
  async ({ page, accountant, request }) => {
    const name = `Gauri ${accountant.fullName}`
    await takenOffline(request, accountant, { name, amount: '1100', day: '2026-10-02' })
    await openDesk(page, 'offline', 'Offline donation')
    await page.getByLabel('Amount in rupees').fill('700')
    await page.getByLabel('How it came').selectOption('Cash')
    await page.getByLabel('Project').selectOption('Medical camp')
    await page.getByRole('combobox', { name: 'Known donor' }).fill(name)
    await page.getByRole('option', { name }).click()
    await expect(page.getByLabel('Full name')).toBeHidden()
    await page.getByRole('button', { name: 'Save and issue the receipt' }).click()
    await page.getByRole('link', { name: 'Open the donation' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('link', { name: 'Versions, PDFs and corrections' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt KSN/)
    await page.getByLabel('Full name').fill('Gauri Devi Namuna')
    await page.getByLabel('Why is it corrected?').fill('The donor wrote on paper')
    await page.getByRole('button', { name: 'Issue the new version' }).click()
    await expect(page.getByText('Version 2 is issued.')).toBeVisible()
    const versions = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(versions.nth(0).locator('mark')).toHaveText(/^Gauri Devi Namuna/)
    await expect(versions.nth(1)).toContainText(name)
  },
)
