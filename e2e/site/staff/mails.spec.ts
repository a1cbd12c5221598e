import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { control, outboxOf, takenOffline } from '../../support/staff.ts'
import { atDesk, openDesk } from './desk.ts'

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
