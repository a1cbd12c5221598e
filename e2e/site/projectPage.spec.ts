import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`a project page shows its Donate button without scrolling, at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${roots.siteRoot}/project-details/1`)
    const button = page.getByRole('main').getByRole('link', { name: 'Donate Now', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(button).toHaveAttribute('href', '/donate?project=1')
  })
}
