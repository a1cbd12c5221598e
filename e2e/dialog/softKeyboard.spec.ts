import type { Locator, Page } from '@playwright/test'
import { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

const phone = { width: 360, height: 740 }
test.use({ viewport: phone, hasTouch: true, isMobile: true })

/**
 * When a phone's keyboard opens or closes, the page keeps its size and the visual viewport shrinks. Chromium cannot open such a keyboard, so the test sets
 * the numbers.
 */
async function showNextTo(page: Page, view: { height: number; offsetTop?: number; scale?: number }): Promise<void> {
  await page.evaluate(({ height, offsetTop = 0, scale = 1 }) => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('no visual viewport')
    for (const [name, value] of Object.entries({ height, offsetTop, scale }))
      Object.defineProperty(viewport, name, { configurable: true, value })
    viewport.dispatchEvent(new Event('resize'))
  }, view)
}

/** Expects all of it between two heights of the page, in px. */
async function expectBetween(part: Locator, top: number, bottom: number): Promise<void> {
  await expect(async () => {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(top)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
  }).toPass({ timeout: 10_000 })
}

test('a keyboard covers neither the amount nor CONTINUE, and returns its space; a zoom moves nothing', async ({
  dialog,
  page,
}) => {
  await dialog.openOnPartner({ projectId: 4 })
  await dialog.settled()
  const before = await dialog.root.boundingBox()
  await showNextTo(page, { height: phone.height / 2, scale: 2 })
  expect(await dialog.root.boundingBox()).toEqual(before)
  for (const [name, height, offsetTop] of [
    ['a keyboard', 400, 0],
    ['a keyboard with suggestions', 330, 0],
    ['a keyboard for which the browser has moved the page up', 400, 240],
  ] as const)
    await test.step(name, async () => {
      await dialog.amount.tap()
      await showNextTo(page, { height, offsetTop })
      for (const part of [dialog.continueButton, dialog.amount, dialog.close])
        await expectBetween(part, offsetTop, offsetTop + height)
      const note = dialog.root.locator('#amount-note')
      await note.scrollIntoViewIfNeeded()
      await expectBetween(note, offsetTop, offsetTop + height)
      await showNextTo(page, { height: phone.height })
      await expect.poll(() => dialog.root.boundingBox()).toEqual(before)
    })
})

test('scrolls a field further down into view when the keyboard opens', async ({ dialog, page }) => {
  await page.goto(`${roots.siteRoot}/donate?project=4&purpose=41`)
  await dialog.settled()
  await dialog.continueButton.click()
  const password = dialog.root.getByLabel('Password', { exact: true })
  await password.focus()
  await showNextTo(page, { height: 300 })
  await expectBetween(password, 0, 300)
})

test('keeps a form in the page in its flow while the keyboard is open', async ({ page }) => {
  await page.goto(roots.partnerRoot)
  await page.waitForFunction(() => window.DonateWidget)
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.prepend(
        Object.assign(document.createElement('div'), { innerHTML: '<donate-form project-id="4"></donate-form>' }),
      ),
  )
  const form = new Dialog(page, page.getByRole('region', { name: 'Make a Donation' }))
  await form.settled()
  const height = async (): Promise<number | undefined> => (await form.root.boundingBox())?.height
  const before = await height()
  await form.amount.tap()
  await showNextTo(page, { height: 400 })
  await page.waitForTimeout(200)
  expect(await height()).toBe(before)
})

test('a page without viewport meta, which a phone shrinks, has a keyboard only when one opens', async ({
  dialog,
  page,
}) => {
  // The second one has no doctype, either.
  for (const path of ['plain', 'wild/quirks'])
    await test.step(path, async () => {
      await page.goto(`${roots.pagesRoot}/${path}`)
      await dialog.open({ projectId: 4 })
      await dialog.settled()
      const { height, scale, width } = await page.evaluate(() => {
        const { height, scale, width } = visualViewport ?? { height: 0, scale: 0, width: 0 }
        return { height, scale, width }
      })
      expect(width).toBeGreaterThan(phone.width * 2)
      const mostHeight = (): Promise<string> => dialog.root.evaluate((root) => (root as HTMLElement).style.maxHeight)
      await showNextTo(page, { height, scale })
      expect(await mostHeight()).toBe('')
      await showNextTo(page, { height: 1000, scale })
      expect(await mostHeight()).toBe('1000px')
    })
})

test('amount, CONTINUE and the other ways stay in reach if the page shrinks for the keyboard, and in landscape', async ({
  dialog,
  page,
}) => {
  await dialog.openOnPartner({ projectId: 4 })
  await dialog.settled()
  for (const size of [
    { width: 360, height: 400 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await dialog.amount.focus()
    for (const part of [dialog.amount, dialog.continueButton, dialog.root.getByRole('button', { name: 'Other ways' })])
      await expectBetween(part, 0, size.height)
    // Space for the field and its message.
    const room = await dialog.root.locator('.scroll').boundingBox()
    expect(room?.height).toBeGreaterThan(110)
  }
})
