import { signInOnSite } from '../../support/accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callAs, newStaff, takenOffline } from '../../support/staff.ts'
import { openDesk } from './desk.ts'

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
