/** A visitor prints the page as if our script were not there. Playwright prints with Chromium only. */
import { expect, test, type Page } from '@playwright/test'
import { Dialog } from '../support/dialog.ts'
import { listenOn } from '../support/foreignServers.ts'
import { roots } from '../support/roots.ts'

const script = () =>
  `<script async src="${roots.siteRoot}/widget/v1/donate.js" data-api-root="${roots.apiRoot}" data-floating="bottom-right"></script>`
/** Enough text for three sheets: a fixed button would be on each of them. */
const text = '<p>Annual report of our school. Please print it and take it with you.</p>'.repeat(80)

/** The PDF without its timestamps. */
async function print(page: Page): Promise<{ sheets: number; pdf: string }> {
  const pdf = (await page.pdf()).toString('latin1').replaceAll(/\(D:[^)]*\)/g, '')
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, pdf }
}

test('prints a page with a floating button and an open dialog like the page without the script', async ({ page }) => {
  const host = await listenOn(`<!doctype html><html lang="en"><title>Report</title>${text}`)
  await page.goto(host.root)
  const without = await print(page)
  await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), script())
  const dialog = new Dialog(page)
  await dialog.open({ projectId: 4 })
  await dialog.settled()
  await expect(page.locator('html > donate-button').getByRole('button')).toBeAttached()
  const printed = await print(page)
  expect([without.sheets, printed.sheets]).toEqual([3, 3])
  expect(printed.pdf === without.pdf).toBe(true)
  await page.evaluate(() => document.body.append('And a word more.'))
  expect((await print(page)).pdf === without.pdf).toBe(false)
  await host.close()
})
