import { expect, test } from './fixtures.ts'
import { roots } from './roots.ts'

for (const width of [320, 360, 768, 1280]) {
  test(`heading and form stand on one edge, and nothing above the form moves when it comes, at ${width} px`, async ({
    dialog,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    let letGo = (): void => {}
    const late = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/widget/v1/*/modal.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(roots.partnerRoot)
    // No project, so that the heading stays as it is.
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
    // Risen.
    await dialog.root.evaluate((root) => Promise.all(root.getAnimations().map((one) => one.finished)))
    const shell = await look()
    expect(shell.dimmed).toBe('rgba(0, 0, 0, 0.667)')
    await expect(heading).toHaveCSS('outline-style', 'none')
    letGo()
    await expect(dialog.project).toBeVisible()
    expect(await look()).toEqual(shell)
    await expect(heading).toHaveCSS('outline-style', 'none')
    expect((await dialog.project.boundingBox())?.x).toBeCloseTo(shell.left ?? 0, 1)
  })
}
