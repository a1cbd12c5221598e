import { generate } from 'lean-qr/nano'
import { startStack } from '../serve/startStack.ts'
import type { Dialog } from './dialog.ts'
import { expect, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The dark squares of the code as it is drawn, row by row. */
async function drawn(dialog: Dialog): Promise<string[]> {
  const svg = dialog.root.getByRole('img', { name: 'Scan with any UPI app' })
  const size = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]) - 6
  const path = (await svg.locator('path').getAttribute('d')) ?? ''
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (rows[Number(y)] ?? [])[Number(x)] = '#'
  return rows.map((row) => row.join(''))
}

/** The same code as lean-qr makes it of a text. */
function expected(text: string): string[] {
  const code = generate(text)
  return Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? '#' : '.')).join(''),
  )
}

test('bank, cheque, UPI, registrations and contact; every value is copied by its button', async ({ dialog, page }) => {
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

test('the UPI code carries the chosen amount, and none where it is more than can be given online', async ({
  dialog,
}) => {
  await dialog.openOnPartner({ projectId: 4, amount: 2500 })
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  // On phones only: nothing opens such an address elsewhere.
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
  expect(await drawn(dialog)).toEqual(expected(address))
  await expect(dialog.root.getByText('The code carries ₹2,500.')).toBeVisible()
  await dialog.root.getByRole('button', { name: '← Back' }).click()
  await dialog.amount.fill('1500')
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
  const changed = (await open.getAttribute('href')) ?? ''
  expect(changed).toBe(address.replace('2500.00', '1500.00'))
  expect(await drawn(dialog)).toEqual(expected(changed))
  expect(await drawn(dialog)).not.toEqual(expected(address))
  await dialog.root.getByRole('button', { name: '← Back' }).click()
  await dialog.amount.fill('2500000')
  await dialog.root.locator('footer').getByRole('button', { name: 'Other ways to give' }).click()
  expect(await open.getAttribute('href')).not.toContain('am=')
})

test('while online payment is set up, the panel stands in CONTINUE’s place', async ({ page, dialog, traffic }) => {
  const stack = await startStack({ offlineOnly: true })
  for (const root of [stack.siteRoot, stack.apiRoot, stack.partnerRoot]) traffic.guests.add(new URL(root).host)
  try {
    await page.goto(stack.partnerRoot)
    await dialog.open({ projectId: 7 })
    await expect(
      dialog.root.getByText(
        'Online payment setup is in progress. In the meantime, please use the donation options below to contribute.',
      ),
    ).toBeVisible()
    await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
    await expect(dialog.continueButton).toHaveCount(0)
    expect(await drawn(dialog)).toEqual(
      expected((await dialog.root.locator('a[href^="upi:"]').getAttribute('href')) ?? ''),
    )
    await page.goto(`${stack.siteRoot}/donate`)
    await expect(page.getByText('Online payment setup is in progress.').first()).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await stack.close()
  }
})
