import type { Page } from '@playwright/test'
import type { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { readQrCode } from '../support/readQrCode.ts'
import { roots } from '../support/roots.ts'

const readCode = (dialog: Dialog) => readQrCode(dialog.root.getByRole('img', { name: 'Scan with any UPI app' }))

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the form’s end names the trust, telephone and e-mail, and shows the QR code', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 4 })
  const contact = dialog.root.getByRole('region', { name: 'Questions about your donation?' })
  await expect(contact).toContainText('Kinara Seva Nyas')
  await expect(contact.locator('a[href^="tel:+91"]')).toBeVisible()
  await expect(contact.locator('a[href="mailto:namaste@example.org"]')).toBeVisible()
  await expect(contact.getByRole('img', { name: 'Scan with any UPI app' })).toBeVisible()
  // It is drawn when it is in view.
  await contact.scrollIntoViewIfNeeded()
  expect(await readCode(dialog)).toContain('am=1000')
})

test('the panel shows bank, cheque, UPI, registrations and contact, and a button copies each value', async ({
  dialog,
  page,
}) => {
  await dialog.openOnPartner({ projectId: 4 })
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  for (const title of ['Net banking', 'Cheque', 'UPI', 'Tax exemption and registration', 'Contact'])
    await expect(dialog.root.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(dialog.root.getByText('80G', { exact: false }).first()).toBeAttached()
  const rows = dialog.root.locator('dl > div')
  const count = await rows.count()
  expect(count).toBeGreaterThan(12)
  for (let n = 0; n < count; n++) {
    const row = rows.nth(n)
    const value = await row.locator('dd span').first().innerText()
    const label = await row.locator('dt').innerText()
    await row.getByRole('button', { name: `Copy ${label}`, exact: true }).click()
    await expect(row.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
})

for (const [what, none] of [
  ['refuses to copy', false],
  ['has no clipboard, for a page without TLS', true],
] as const) {
  test(`a browser that ${what} marks the value for copying`, async ({ dialog, page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript((absent) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }
      Object.defineProperty(navigator, 'clipboard', { value: absent ? undefined : refusing })
    }, none)
    await dialog.openOnPartner({ projectId: 4 })
    await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
    await dialog.root.getByRole('button', { name: 'Copy UPI ID' }).click()
    const marked = () =>
      dialog.root.evaluate((root) => {
        const within = root.getRootNode() as ShadowRoot & { getSelection?(): Selection | null }
        return String(within.getSelection?.() ?? getSelection())
      })
    await expect.poll(marked).toBe('kinara@examplebank')
    await expect(dialog.root.getByText('Copied')).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

test('the UPI code carries the chosen amount, and none above the online maximum', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 4, amount: 2500 })
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  // On phones only: other devices open no such address.
  const open = dialog.root.locator('a[href^="upi:"]')
  const address = (await open.getAttribute('href')) ?? ''
  const parts = new URL(address)
  expect(parts.href).toMatch(/^upi:\/\/pay\?/)
  expect(Object.fromEntries(parts.searchParams)).toMatchObject({
    pa: 'kinara@examplebank',
    pn: 'Kinara Seva Nyas',
    am: '2500.00',
    cu: 'INR',
  })
  expect(await readCode(dialog)).toBe(address)
  await expect(dialog.root.getByText('You pay ₹2,500 to Kinara Seva Nyas.')).toBeVisible()
  await dialog.root.getByRole('button', { name: /Back/ }).click()
  await dialog.amount.fill('1500')
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  const changed = (await open.getAttribute('href')) ?? ''
  expect(changed).toBe(address.replace('2500.00', '1500.00'))
  expect(await readCode(dialog)).toBe(changed)
  await dialog.root.getByRole('button', { name: /Back/ }).click()
  await dialog.amount.fill('2500000')
  await dialog.root.locator('footer').getByRole('button', { name: 'Other ways to give' }).click()
  expect(await open.getAttribute('href')).not.toContain('am=')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a link opens a UPI app, and a button shows the code to another device', async ({ dialog, page }) => {
    await dialog.openOnPartner({ projectId: 4 })
    await dialog.settled()
    const code = dialog.root.getByRole('img', { name: 'Scan with any UPI app' })
    await expect(code).toHaveCount(0)
    await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
    const link = dialog.root.getByRole('link', { name: 'Pay by UPI app' })
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute('href', /am=1000\.00/)
    await expect(dialog.root.getByText('You pay ₹1,000 to Kinara Seva Nyas.')).toBeVisible()
    await expect(dialog.root.getByText('This payment is not recorded by itself')).toBeVisible()
    await expect(code).toHaveCount(0)
    await dialog.root.getByText('Show QR code for another device').click()
    await expect(code).toBeVisible()
    expect(await readCode(dialog)).toBe(await link.getAttribute('href'))
    await page.goto(`${roots.siteRoot}/donate?ways=offline`)
    await expect(page.getByRole('link', { name: 'Pay by UPI app' })).toBeVisible()
  })
})

/** The API's own answers, as it gives them while online payment is not set up (api/projects/projects.test.ts). @param ready the contact details wait for it */
async function withoutOnlinePayment(page: Page, ready?: Promise<void>): Promise<void> {
  await page.route(`${roots.apiRoot}/project/dropdown-list`, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object[] }
    await route.fulfill({ response, json: { ...rest, data: data.map((row) => ({ ...row, online: false })) } })
  })
  await page.route(`${roots.apiRoot}/get-contact-details`, async (route) => {
    await ready
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"online":true', '"online":false') })
  })
}

test.describe('while online payment is not set up', () => {
  const noticeOf = (dialog: Dialog) =>
    dialog.root.getByText(
      'Online payment setup is in progress. In the meantime, please use the donation options below to contribute.',
    )

  test('the form says so first, and a button instead of CONTINUE opens the panel', async ({ page, dialog }) => {
    await withoutOnlinePayment(page)
    await dialog.openOnPartner({ projectId: 7 })
    const notice = noticeOf(dialog)
    await expect(notice).toBeInViewport()
    await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
    await expect(dialog.continueButton).toHaveCount(0)
    await dialog.root.locator('footer').getByRole('button', { name: 'Other ways to give' }).click()
    await expect(notice).toBeInViewport()
    expect(await readCode(dialog)).toBe(await dialog.root.locator('a[href^="upi:"]').getAttribute('href'))
  })

  test('the form says so at its first paint and never moves', async ({ page, dialog }) => {
    // The contact details say it, too, but they arrive late.
    let letGo: () => void = () => {}
    await withoutOnlinePayment(page, new Promise<void>((resolve) => (letGo = resolve)))
    await dialog.openOnPartner({ projectId: 7 })
    const first = dialog.root.locator('.scroll > .field').first()
    await expect(first).toBeVisible()
    expect(await noticeOf(dialog).isVisible()).toBe(true)
    const before = await first.boundingBox()
    letGo()
    await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
    expect(await first.boundingBox()).toEqual(before)
  })
})
