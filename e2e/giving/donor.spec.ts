import { randomBytes } from 'node:crypto'
import { maxRetries } from '../support/accounts.ts'
import { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { brokenPicture, goodPicture, hugePicture, notAPicture } from '../support/pictures.ts'
import { roots } from '../support/roots.ts'

test('a donor: sign-up, profile, picture, special date, its donation, notification, receipt, logout', async ({
  page,
}) => {
  const email = `tara.${randomBytes(6).toString('hex')}@example.org`
  await test.step('sign-up returns to the visitor’s page', async () => {
    await page.goto(`${roots.siteRoot}/profile`)
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Full name').fill('Tara Namuna')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mobile number').fill('90000 00418')
    await page.getByLabel('Password', { exact: true }).fill('Ghat-par-diya-418')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile')
  })

  await test.step('details are saved, and stay', async () => {
    const details = page.getByRole('form', { name: 'Your details' })
    await details.getByLabel('House and street').fill('4 Mill Lane')
    await details.getByLabel('Town or village').fill('Devkinara')
    await details.getByLabel('PIN code').fill('900 001')
    await details.getByLabel('Day').fill('5')
    await details.getByLabel('Month').selectOption('January')
    await details.getByLabel('Year').fill('1979')
    await details.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    const pan = page.getByRole('region', { name: 'PAN for your tax receipt' })
    await pan.getByLabel('PAN (optional)').fill('aaapn0000q')
    await pan.getByRole('button', { name: 'Save PAN' }).click()
    await expect(pan.getByText('Your PAN is saved.')).toBeVisible()
    await page.reload()
    await expect(pan).toContainText('••••••000Q')
    await expect(details.getByLabel('Day')).toHaveValue('5')
  })

  await test.step('another file is refused at the field, and a picture is cut and sent', async () => {
    const picture = page.getByRole('region', { name: 'Picture' })
    const file = picture.locator('input[type=file]')
    for (const [bad, sentence] of [
      [notAPicture, 'This is not a picture that we can read.'],
      [hugePicture, 'This picture is larger than 5 MB.'],
      [brokenPicture, 'This file cannot be opened'],
    ] as const) {
      await file.setInputFiles(bad)
      await expect(picture.getByRole('alert')).toContainText(sentence)
      await expect(file).toHaveAttribute('aria-invalid', 'true')
    }
    await file.setInputFiles(await goodPicture())
    await expect(picture.getByRole('heading', { name: 'Choose the part to keep' })).toBeVisible()
    await picture.getByLabel('Size').fill('1.5')
    await picture.getByRole('button', { name: 'Use this part' }).click()
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    await expect(picture.getByRole('img', { name: 'Your picture' })).toBeVisible()
  })

  await test.step('a special date, and a donation from it', async () => {
    const dates = page.getByRole('region', { name: 'Special days' })
    await dates.locator('summary').click()
    const add = dates.getByRole('form')
    await add.getByLabel('Occasion').selectOption({ index: 1 })
    await add.getByLabel('Name').fill('Savitri')
    await add.getByLabel('Day').fill('3')
    await add.getByLabel('Month').selectOption('July')
    await add.getByLabel('Year').fill('1951')
    await add.getByLabel('Project for the donation').selectOption('Medical camp')
    await add.getByRole('button', { name: 'Add a day' }).click()
    await expect(dates.getByRole('heading', { name: 'Savitri' })).toBeVisible()
    await dates.getByRole('link', { name: 'Donate on this day: Savitri' }).click()
    const dialog = new Dialog(page)
    await expect(dialog.root.getByRole('heading', { name: 'Make a Donation for Medical camp' })).toBeVisible()
    // The link presets no amount, so the form shows the project's own.
    await expect(dialog.amount).toHaveValue(/^1,?000$/)
    await dialog.choosePurpose()
    await dialog.continueButton.click()
    await dialog.declareCitizen()
    await endPayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
  })

  await test.step('the receipt is mailed once, and opens from the outcome page', async () => {
    const outbox = await page.request.get(`${roots.apiRoot}/outbox?format=json`, { maxRetries })
    const { data } = (await outbox.json()) as { data: Array<{ to: string; subject: string }> }
    const mails = data.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(mails).toEqual([expect.stringMatching(/^Receipt KSN\/\S+ for your donation of ₹1,000$/)])
    // The receipt has the PAN, so the page asks for none.
    await expect(page.getByRole('region', { name: 'For someone?' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'PAN for your tax receipt' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the receipt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation receipt')
    await expect(page.getByRole('main')).toContainText('••••••000Q')
  })

  await test.step('the bell reports it, and View All opens the page', async () => {
    await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click()
    await page.getByRole('button', { name: 'View All' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    await expect(page.getByRole('main').getByText('All are read.')).toBeVisible()
    await expect(
      page.getByRole('main').getByText(/^Your donation of ₹1,000 for Medical camp is confirmed/),
    ).toBeVisible()
  })

  await test.step('the donation and its receipt are printed on one sheet of paper', async () => {
    await page.getByRole('button', { name: 'Tara Namuna, your account' }).click()
    await page.getByRole('menuitem', { name: 'My donations' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My donations')
    await expect(page.getByText('One confirmed donation, ₹1,000')).toBeVisible()
    await page.getByRole('link', { name: /^Receipt KSN\// }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation receipt')
    const sheet = page.getByRole('article')
    for (const text of ['Tara Namuna', '••••••000Q', 'one thousand rupees', '4 Mill Lane'])
      await expect(sheet).toContainText(text)
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('logout closes guarded pages, and leaves nothing in the tab', async () => {
    await page.getByRole('button', { name: 'Tara Namuna, your account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${roots.siteRoot}/home`)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    await page.goto(`${roots.siteRoot}/notifications`)
    await expect(page).toHaveURL(`${roots.siteRoot}/login?next=%2Fnotifications`)
  })
})
