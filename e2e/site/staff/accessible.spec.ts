import type { APIRequestContext, Page } from '@playwright/test'
import { newDonor, signInOnSite } from '../../support/accounts.ts'
import { faultsOf } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callAs, control, newStaff, paidOnline, takenOffline, openDesk } from '../../support/staff.ts'

/** A donation of each way, a refund that waits for a second person, and two donors who may be one. Answers the online donation's transaction id. */
async function fillDesk(request: APIRequestContext): Promise<{ txnId: string; pair: string }> {
  const [accountant, donor] = [await newStaff(request, 'accountant'), await newDonor(request)]
  // Merging is suggested for proven addresses only.
  await control(request, { act: 'prove-email', email: donor.email })
  const name = `${donor.fullName} Bai`
  await takenOffline(request, accountant, { name, email: donor.email, amount: '5100', day: '2026-10-02' })
  const txnId = await paidOnline(request, donor)
  const refundRequest = { txn_id: txnId, amount: 200, reason: 'The donor gave too much' }
  expect((await callAs(request, accountant, 'staff/request-refund', refundRequest)).ok()).toBe(true)
  return { txnId, pair: `Merge ${name} into ${donor.fullName}` }
}

/** Opens a page of each sort, and what appears on it only after a press. The other lists are made of the same parts as the audit log. */
async function walk(page: Page, { txnId, pair }: Awaited<ReturnType<typeof fillDesk>>): Promise<void> {
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    offline: () => page.getByRole('button', { name: 'Save and issue the receipt' }).click(),
    'donors/duplicates': async () => {
      await page.getByRole('button', { name: pair }).click()
      await page.getByRole('button', { name: 'Merge now' }).waitFor()
    },
    statements: () => page.getByText('All numbers').click(),
    donations: () => page.getByText('More filters').click(),
  }
  for (const [path, heading] of [
    ['donations', 'Donations'],
    [`donations/${txnId}`, `Donation ${txnId}`],
    ['donors/duplicates', 'Duplicates'],
    ['offline', 'Offline donation'],
    ['statements', 'Yearly statement'],
    ['audit', 'Audit log'],
  ] as const) {
    await test.step(path, async () => {
      await openDesk(page, path, heading)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await presses[path]?.()
      expect(await faultsOf(page)).toEqual([])
    })
  }
}

test.describe.configure({ timeout: 400_000 })
test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

// As on a phone, and in the dark theme, the pages are stories of the workshop (tools/workshop/site/desk*.stories.ts).
test("axe finds no problem on the desk's pages on a desktop", async ({ context, page, request }) => {
  const filled = await fillDesk(request)
  await signInOnSite(context, await newStaff(request, 'administrator'))
  await walk(page, filled)
})
