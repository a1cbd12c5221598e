import { expect } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { browserOf, callAs, outboxOf, signIn, atDesk, openDesk } from '../../support/staff.ts'
import { staffDonationsSchema } from '../../../shared/contract/staff/donations.ts'
import { envelopeOf } from '../../support/accounts.ts'

/** The donor of the demo, with donations in every financial year. The portal writes the donor's PAN into the name of the file. */
const asha = { email: 'asha@example.org', password: 'Namaste#2025' }
const certificateNamed = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}, a certificate of the portal\n%%EOF\n`),
})

atDesk(
  'staff file and revise the yearly statement, and its donor gets the certificate',
  async ({ page, request, browser, accountant }) => {
    await openDesk(page, 'statements', 'Yearly statement')
    const year = await page.getByLabel('Tax year').inputValue()
    const filed = page.getByRole('list', { name: 'Filed' })
    const download = async (button: string): Promise<string> => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      return (await started).suggestedFilename()
    }
    const markFiled = async (acknowledgement: string) => {
      await page.getByRole('textbox', { name: 'Acknowledgement number' }).fill(acknowledgement)
      await page.getByRole('button', { name: 'Mark as filed' }).click()
    }

    await atDesk.step('the checked statement is downloaded and filed', async () => {
      await expect(page.getByText('The check finds no errors.')).toBeVisible()
      await expect(page.getByText('Certificates can be uploaded after the statement is filed.')).toBeVisible()
      expect(await download('Download the statement (CSV)')).toMatch(new RegExp(`^form-\\w+_${year}_statement\\.csv$`))
      await markFiled('1')
      await expect(page.getByText('Enter 4 to 40 letters and digits.')).toBeVisible()
      await markFiled('ACK1001')
      await expect(filed).toContainText('acknowledgement ACK1001')
      await expect(page.getByText('Nothing has changed since the last filing.')).toBeVisible()
    })

    await atDesk.step('a number of the pool goes to a receipt, so the statement is revised', async () => {
      const [from, to] = [`${year.slice(0, 4)}-04-01`, `20${year.slice(-2)}-03-31`]
      const found = await callAs(request, accountant, `staff/donations?from=${from}&to=${to}`, { search: asha.email })
      const { rows } = envelopeOf(staffDonationsSchema).parse(await found.json()).data
      const receipt = rows.find((row) => row.receipt)?.receipt ?? ''
      await page.getByLabel('New numbers').fill('PREACK0001, PREACK0002')
      await page.getByRole('button', { name: 'Add to the pool' }).click()
      await expect(page.getByText('2 numbers added.')).toBeVisible()
      await page.getByLabel('Receipt number').fill(receipt)
      await page.getByRole('button', { name: 'Give a number' }).click()
      await expect(page.getByText(`PREACK0001 belongs to receipt ${receipt}.`)).toBeVisible()
      await expect(page.getByText(/^Original, since its last filing: /)).toBeVisible()
      expect(await download('Download the revised statement (CSV)')).toMatch(/_revision-1\.csv$/)
      await markFiled('ACK1002')
      await expect(filed).toContainText('revises ACK1001')
    })

    await atDesk.step('the certificate is matched by its name, and delivered', async () => {
      await page.getByLabel('PDFs or ZIP files').setInputFiles(certificateNamed('AAAPR0000Q_10BE.pdf'))
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText('1 matched, 0 without a donor')).toBeVisible()
      await page.getByRole('button', { name: 'Deliver 1 certificate' }).click()
      await expect(page.getByText('Mails on their way: 1.')).toBeVisible()
      await expect(page.getByText('Delivered by mail').last()).toBeVisible()
    })

    await atDesk.step('of two files without a donor, one is given to a donor, and one removed', async () => {
      await page.getByLabel('PDFs or ZIP files').setInputFiles(['first.pdf', 'second.pdf'].map(certificateNamed))
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText('0 matched, 2 without a donor')).toBeVisible()
      await page.getByRole('button', { name: 'Remove first.pdf' }).click()
      await expect(page.getByText('first.pdf')).toHaveCount(0)
      await page.getByRole('button', { name: 'Choose the donor of second.pdf' }).click()
      await page.getByLabel('Name, or the last characters of the PAN').fill('Asha')
      await page.getByRole('button', { name: /^Asha Rawat, / }).click()
      await expect(page.getByRole('button', { name: 'Deliver 1 certificate' })).toBeVisible()
      await expect(page.getByText('second.pdf')).toBeVisible()
    })

    await atDesk.step('the donor has a mail, and the file on the page of donations', async () => {
      await expect
        .poll(() => outboxOf(page, asha.email))
        .toContainEqual(expect.stringMatching(/^Your certificate of donation/))
      const theirs = await browserOf(browser, await signIn(request, asha))
      const there = await theirs.newPage()
      await there.goto(`${roots.siteRoot}/donation?year=${year}`)
      const started = there.waitForEvent('download')
      await there.getByRole('button', { name: 'Download the certificate (PDF)' }).click()
      expect((await started).suggestedFilename()).toBe(`certificate_${year}.pdf`)
      await theirs.close()
    })
  },
)
