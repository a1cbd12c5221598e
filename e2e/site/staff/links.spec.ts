import { linkIdSchema, paymentLinksSchema } from '../../../shared/contract/staff/paymentLinks.ts'
import { indianDay } from '../../../shared/date.ts'
import { envelopeOf } from '../../support/accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { atGateway, endPayment } from '../../support/gatewayPage.ts'
import { callAs, newStaff } from '../../support/staff.ts'

test('a payment link opens the form with its choices, is paid once, and its donation names the person', async ({
  page,
  dialog,
  siteDonor,
  request,
}) => {
  const staff = await newStaff(request, 'accountant')
  const person = { donor: 'new', name: `${siteDonor.fullName} Bai`, email: '', phone: '', language: 'en' }
  const wanted = { ...person, project_id: '4', amount: '650', note: '', until: indianDay(new Date()) }
  const answered = await callAs(request, staff, 'staff/payment-link', wanted)
  const { id } = envelopeOf(linkIdSchema).parse(await answered.json()).data
  const links = async () => {
    const answer = await callAs(request, staff, 'staff/payment-links?per_page=50')
    return envelopeOf(paymentLinksSchema)
      .parse(await answer.json())
      .data.rows.find((row) => row.id === id)
  }
  const url = (await links())?.url ?? ''
  await page.goto(url)
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Medical camp')
  await expect(dialog.amount).toHaveValue('650')
  await dialog.purpose.getByRole('radio').first().check()
  await dialog.continueButton.click()
  await atGateway(page)
  await endPayment(page, 'success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This donation is paid')
  await expect(dialog.root).toHaveCount(0)
  expect(await links()).toMatchObject({ state: 'paid', donor: { name: person.name }, txn_id: expect.any(String) })
})
