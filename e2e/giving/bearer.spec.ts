import type { Page, Request } from '@playwright/test'
import { prepare } from '../support/arrive.ts'
import type { Donor } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { flexibleDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

/** Every call of the API from now on, as `path token`. */
function watchBearers(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    const isCall = request.resourceType() === 'fetch' && request.method() !== 'OPTIONS'
    if (!isCall || !request.url().startsWith(`${roots.apiRoot}/`)) return
    seen.push(`${url.pathname.replace('/api/', '')} ${request.headers()['authorization'] ?? 'none'}`)
  })
  return seen
}

const reads = ['project/dropdown-list', 'donation/require-item']
const others = (seen: readonly string[], { token }: Donor) => seen.filter((line) => !line.endsWith(` Bearer ${token}`))

test('sends the donor’s token with every request on the trust’s site, also with prefetches', async ({
  page,
  dialog,
  siteDonor,
}) => {
  const seen = watchBearers(page)
  await prepare('site', flexibleDonation, dialog)
  await dialog.continueButton.click()
  await atGateway(page)
  for (const path of [...reads, 'donation/payment-detail', 'donation/add-donation'])
    expect(seen.some((line) => line.startsWith(`${path} `))).toBe(true)
  expect(others(seen, siteDonor)).toEqual([])
})

test('sends the stored token on a page of the trust’s origin without its own session store', async ({
  page,
  dialog,
  siteDonor,
}) => {
  const tag = `<script async src="/widget/v1/donate.js" data-api-root="${roots.apiRoot}"></script>`
  const seen = watchBearers(page)
  // Any file of the site's origin serves here; this one runs no code.
  await page.goto(`${roots.siteRoot}/site.webmanifest`)
  await page.setContent(
    `<!doctype html><html lang="en"><title>Plain</title>${tag}<a href="/donate" data-donate data-donate-project-id="4">Give</a>`,
  )
  await page.waitForFunction(() => window.DonateWidget?.version)
  await page.getByRole('link', { name: 'Give' }).hover()
  await page.getByRole('link', { name: 'Give' }).click()
  await expect(dialog.continueButton).toBeVisible()
  await dialog.settled()
  for (const path of reads) expect(seen.some((line) => line.startsWith(`${path} `))).toBe(true)
  expect(others(seen, siteDonor)).toEqual([])
})

test('sends no token on a foreign page, whatever its storage holds', async ({ page, dialog }) => {
  const seen = watchBearers(page)
  await dialog.openOnPartner({ projectId: 4 })
  await dialog.settled()
  for (const path of reads) expect(seen).toContain(`${path} none`)
  expect(seen.filter((line) => !line.endsWith(' none'))).toEqual([])
})
