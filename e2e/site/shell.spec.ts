import { demoProject } from '../../api/testing/demoContent.ts'
import { Dialog } from '../support/dialog.ts'
import { holdModal } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { withLargeText } from '../support/largeText.ts'
import { roots } from '../support/roots.ts'

for (const width of [320, 1280]) {
  test(`aligns heading and form, and moves nothing above the form when it loads, at ${width} px`, async ({
    dialog,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { letGo } = await holdModal(page)
    await page.goto(roots.partnerRoot)
    // Without a project, so the heading stays the same.
    await dialog.open()
    const heading = dialog.root.getByRole('heading', { level: 2 })
    const look = async () => ({
      sheet: await dialog.root.boundingBox(),
      left: (await heading.boundingBox())?.x,
      top: (await heading.boundingBox())?.y,
      close: await dialog.close.boundingBox(),
      dimmed: await dialog.root.evaluate((root) => getComputedStyle(root, '::backdrop').backgroundColor),
    })
    await expect(heading).toBeFocused()
    // Waits for the end of the animation.
    await dialog.root.evaluate((root) => Promise.all(root.getAnimations().map((one) => one.finished)))
    const shell = await look()
    // A sheet at the bottom on phones, in the middle of wider screens.
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = shell.sheet ?? {}
    expect(x).toBeCloseTo((width - wide) / 2, 0)
    if (width < 600) expect([x, y + high]).toEqual([0, 740])
    else expect(y).toBeCloseTo((740 - high) / 2, 0)
    expect(shell.dimmed).toBe('rgba(0, 0, 0, 0.667)')
    await expect(heading).toHaveCSS('outline-style', 'none')
    letGo()
    await expect(dialog.project).toBeVisible()
    expect(await look()).toEqual(shell)
    await expect(heading).toHaveCSS('outline-style', 'none')
    expect((await dialog.project.boundingBox())?.x).toBeCloseTo(shell.left ?? 0, 1)
  })
}

test('keeps Close under the pointer when a heading grows to three lines', async ({ dialog, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { letGo } = await holdModal(page)
  await page.goto(roots.partnerRoot)
  await dialog.open({ projectId: demoProject('annadan').id })
  const heading = dialog.root.getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await dialog.root.evaluate((root) => Promise.all(root.getAnimations().map((one) => one.finished)))
  const before = { close: await dialog.close.boundingBox(), heading: await heading.boundingBox() }
  letGo()
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${demoProject('annadan').title}`)
  // One line is as high as the button beside it.
  expect((await heading.boundingBox())?.height).toBeGreaterThan(2 * (before.heading?.height ?? 0))
  expect(await dialog.close.boundingBox()).toEqual(before.close)
})

test('breaks no word of the heading, and enlarges Close beside it, with letters twice as large at 320 px', async () => {
  const browser = await withLargeText()
  const page = await browser.newPage({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' })
  await holdModal(page)
  await page.goto(roots.partnerRoot)
  const dialog = new Dialog(page)
  await dialog.open()
  const brokenWords = await dialog.root.getByRole('heading', { level: 2 }).evaluate((heading) => {
    const text = heading.firstChild!
    return [...heading.textContent.matchAll(/\S+/g)].filter((word) => {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      return range.getClientRects().length > 1
    })
  })
  expect(brokenWords).toEqual([])
  const { x, width, height } = (await dialog.close.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(320)
  // With letters of normal size it is 71.5 px.
  expect(height).toBeGreaterThan(90)
  await browser.close()
})
