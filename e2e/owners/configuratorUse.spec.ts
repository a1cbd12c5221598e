import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

const configurator = `${roots.partnerRoot}/configurator`
const inPreview = (page: Page): FrameLocator => page.frameLocator('#preview')

test('everything can be chosen by keyboard, and changes are announced', async ({ page }) => {
  await page.goto(configurator)
  await page.getByLabel('Project', { exact: true }).focus()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeFocused()
  await expect(page.locator('#updated')).toHaveText('The preview and the lines follow your choice.')
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeFocused()
})

test.describe('a choice', () => {
  test('marks a mistake in the field’s hint', async ({ page }) => {
    await page.goto(configurator)
    await page.getByLabel('Amounts in rupees').fill('500 many')
    await expect(page.locator('#amounts-hint strong')).toContainText('Not taken: many.')
    await page.getByLabel('Amounts in rupees').fill('500')
    await expect(page.locator('#amounts-hint strong')).toHaveCount(0)
  })

  test('updates the lines, also while their button has the focus', async ({ page }) => {
    await page.goto(`${configurator}?project=5`)
    const copy = page.getByRole('button', { name: 'Copy: Lines for HTML' })
    await page.getByLabel('Amounts in rupees').fill('750')
    await copy.focus()
    await expect(page.locator('#html')).toContainText('amount="750"')
    await expect(copy).toBeFocused()
  })

  test('updates the purposes at once, or after the focus leaves their list', async ({ page }) => {
    await page.goto(`${configurator}?project=3`)
    const purposes = page.getByLabel('Purpose', { exact: true })
    const before = await purposes.innerText()
    let isInList = (): void => {}
    const inList = new Promise<void>((resolve) => {
      isInList = resolve
    })
    await page.route('**/configurator?*project=5*', (route) => inList.then(() => route.continue()))
    await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Clean Ghats' })
    await purposes.focus()
    isInList()
    await expect(page).toHaveURL(/project=5$/)
    await expect(purposes).toBeFocused()
    expect(await purposes.innerText()).toBe(before)
    await page.keyboard.press('Tab')
    await expect.poll(() => purposes.innerText()).not.toBe(before)
    await purposes.selectOption({ index: 1 })
    await expect(page).toHaveURL(/project=5&purpose=5/)
  })

  test('updates the preview without history entries, and keeps it open when place or width change', async ({
    page,
  }) => {
    await page.goto(`${configurator}?project=5&amounts=500`)
    const entries = await page.evaluate(() => history.length)
    await page.getByLabel('Light or dark').selectOption('dark')
    await expect(inPreview(page).locator('html.dark')).toBeAttached()
    await page.getByRole('radio', { name: 'Slow' }).check()
    await expect(page).toHaveURL(/play=slow/)
    await page.getByRole('radio', { name: 'As it is' }).check()
    await expect(page).not.toHaveURL(/play=/)
    // The preview is about to load its new address. A press before that would be lost.
    await expect.poll(() => page.frames().map((one) => one.url())).not.toContainEqual(expect.stringContaining('play='))
    await inPreview(page).locator('donate-button:defined').click()
    const amount = inPreview(page).getByRole('dialog').locator('#amount')
    await amount.fill('777')
    await page.getByRole('radio', { name: 'Desktop' }).check()
    await page.getByRole('radio', { name: 'React' }).check()
    await expect(page.locator('#react')).toBeVisible()
    await expect(page).toHaveURL(/place=react&view=desktop/)
    await expect(amount).toHaveValue('777')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test('a link to the lines keeps address and form in step, also after Back', async ({ page }) => {
  await page.goto(`${configurator}?project=5`)
  await page.getByRole('link', { name: 'To the lines' }).click()
  await expect(page.getByRole('heading', { name: 'The lines' })).toBeInViewport()
  await expect(page).toHaveURL(/project=5#lines-title$/)
  await page.getByLabel('Light or dark').selectOption('dark')
  await expect(page).toHaveURL(/project=5&theme=dark$/)
  await page.goBack()
  await expect(page.getByLabel('Light or dark')).toHaveValue('dark')
  await expect(page).toHaveURL(/project=5&theme=dark$/)
})

test('announces copying and the verdict on a colour in existing elements', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(configurator)
  const verdict = await page.locator('#verdict').elementHandle()
  await page.getByLabel('Colour of the button').fill('blau')
  await expect(page.locator('#verdict')).toContainText('is not a colour')
  expect(await verdict?.evaluate((one) => one.isConnected)).toBe(true)
  const status = await page.locator('#copied').elementHandle()
  await page.getByRole('button', { name: 'Copy: Lines for HTML' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await status?.textContent()).toBe('Copied')
})

for (const width of [320, 1280]) {
  test(`nothing is wider than ${width} px, and nothing moves by itself`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${configurator}?project=3&place=react&amounts=500+1000`)
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 200)
        }),
    )
    expect(moved).toBeLessThan(0.01)
  })
}
