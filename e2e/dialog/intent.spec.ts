import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

for (const [how, reach] of [
  ['a keyboard', (page: Page) => page.getByRole('button', { name: 'Send a meal' }).focus()],
  ['a pointer', (page: Page) => page.getByRole('button', { name: 'Send a meal' }).hover()],
] as const) {
  test(`${how} on an opener prefetches all that the form needs, and nothing earlier if the visitor saves data`, async ({
    page,
    traffic,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { downlink: 10, saveData: true } })
    })
    await page.goto(roots.partnerRoot)
    await page.waitForLoadState('networkidle')
    const fetched = () =>
      traffic.urls.filter((url) => /\/(?:modal|en)\.js$|\/(?:dropdown-list|require-item)$/.test(url))
    expect(fetched()).toEqual([])
    await reach(page)
    await expect.poll(() => new Set(fetched()).size).toBe(4)
  })
}
