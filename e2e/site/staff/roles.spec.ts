import { TOTP } from 'otpauth'
import { signInOnSite } from '../../support/accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { callAs, newStaff, takenOffline, openDesk } from '../../support/staff.ts'

test('a donor who opens the desk gets a kind refusal, and none of its pages', async ({ page, siteDonor, traffic }) => {
  await page.goto(`${roots.siteRoot}/staff/donations`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your account')
  await expect(page.getByRole('navigation', { name: 'Staff desk' })).toHaveCount(0)
  expect(traffic.urls.filter((url) => /DonationsPage|deskCalls|deskFrame|deskLists|deskParts|Desk-/.test(url))).toEqual(
    [],
  )
  expect(traffic.calls.filter(({ path }) => path.startsWith('staff/'))).toEqual([])
  expect((await callAs(page.request, siteDonor, 'staff/donations', {})).status()).toBe(403)
})

test('a reader sees no button that changes anything, and the API refuses the call', async ({
  context,
  page,
  request,
}) => {
  const [reader, accountant] = [await newStaff(request, 'reader'), await newStaff(request, 'accountant')]
  const entry = { name: accountant.fullName, amount: '350', day: '2026-08-11' }
  const { txn_id } = await takenOffline(request, accountant, entry)
  await signInOnSite(context, reader)
  const allowed = /^(Show|Load more|Sort by .+|Amount|Day|All|Free|Used|Filed)$/
  for (const [path, heading] of [
    ['donations', 'Donations'],
    [`donations/${txn_id}`, `Donation ${txn_id}`],
    ['donors', 'Donors'],
    ['statements', 'Yearly statement'],
    ['refunds', 'Refunds'],
    ['cases', 'Cases'],
    ['reconciliation', 'Compared days'],
    ['mails', 'Mails that did not arrive'],
  ] as const) {
    await openDesk(page, path, heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const captions = await page.getByRole('main').getByRole('button').allInnerTexts()
    expect(
      captions.filter((caption) => !allowed.test(caption)),
      path,
    ).toEqual([])
  }
  await openDesk(page, 'offline', 'Your role does not include this page')
  const refused = await callAs(request, reader, 'staff/request-refund', { txn_id, amount: 1, reason: 'A try' })
  expect(await refused.json()).toMatchObject({ error: { code: 'role' } })
})

test('staff set up a second factor, and sign in with its code', async ({ context, page, request }) => {
  const person = await newStaff(request, 'reader')
  await signInOnSite(context, person)
  await page.goto(`${roots.siteRoot}/profile#code`)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 })
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${roots.siteRoot}/staff/donations`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  // Each code works once; the clock of a phone may be one step ahead.
  await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations')
})
