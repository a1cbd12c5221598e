import type { Page } from '@playwright/test'
import { type Donor, signInOnSite } from '../../support/accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { newStaff } from '../../support/staff.ts'

/** The page belongs to an accountant of this test only, who is signed in. */
export const atDesk = test.extend<{ accountant: Donor }>({
  accountant: [
    async ({ context, request }, use) => {
      const person = await newStaff(request, 'accountant')
      await signInOnSite(context, person)
      await use(person)
    },
    { auto: true },
  ],
})

/** Opens a page of the desk, and waits until it has its heading. @param path e.g. `donations?mode=cash` */
export async function openDesk(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`${roots.siteRoot}/staff/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
