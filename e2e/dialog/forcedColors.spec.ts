/** Forced colours, as in the contrast themes of Windows, remove backgrounds, gradients and shadows. Borders must show what is a button and what is chosen. */
import type { Locator } from '@playwright/test'
import { demoProject } from '../../api/testing/demoContent.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const styleOf = (one: Locator, name: string, pseudo?: string): Promise<string> =>
  one.evaluate((element, [property, of]) => getComputedStyle(element, of).getPropertyValue(property), [
    name,
    pseudo,
  ] as const)

test('buttons have a border, the menu has its arrow, and the chosen amount differs from the others', async ({
  dialog,
  page,
}) => {
  await page.goto(roots.partnerRoot)
  const opener = page.locator('donate-button >> button').first()
  await expect(opener).toHaveCSS('border-top-width', '2px')
  await expect(opener).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')

  await dialog.open({ projectId: demoProject('medical-camp').id, amount: 1000 })
  const [first, chosen] = [0, 1].map((index) => dialog.root.getByRole('group').getByRole('button').nth(index))
  await expect(chosen as Locator).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () =>
        (await styleOf(chosen as Locator, 'background-color')) !==
        (await styleOf(first as Locator, 'background-color')),
    )
    .toBe(true)
  await expect(dialog.continueButton).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await expect(dialog.continueButton).toHaveCSS('border-top-style', 'solid')
  await expect(dialog.root).toHaveCSS('outline-style', 'solid')
})

test('the menu of projects has its arrow from the first paint, drawn by us in the trust’s own colours', async ({
  dialog,
  page,
}) => {
  await dialog.openOnPartner()
  // The second style sheet has not loaded yet.
  await expect(dialog.root.getByLabel('Project')).toHaveCSS('appearance', 'auto')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(dialog.root.getByLabel('Project')).toHaveCSS('appearance', 'none')
  await expect(dialog.root.getByLabel('Project')).not.toHaveCSS('background-image', 'none')
})

test('nothing moves, compared with the trust’s own colours', async ({ dialog, page }) => {
  await dialog.openOnPartner({ projectId: demoProject('medical-camp').id, amount: 1000 })
  await expect(dialog.root).toHaveCSS('outline-style', 'solid')
  // The last part of the form to arrive.
  await expect(dialog.root.getByRole('button', { name: 'Pay on your phone' })).toBeVisible()
  const boxes = () =>
    dialog.root
      .locator('h2, input, select, button')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const forced = await boxes()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(dialog.root).toHaveCSS('outline-style', 'none')
  expect(await boxes()).toEqual(forced)
})

test('the site underlines the current page only', async ({ page }) => {
  await page.goto(`${roots.siteRoot}/about`)
  const menu = page.getByRole('navigation').getByRole('link')
  const line = (name: string) => styleOf(menu.filter({ hasText: name }).first(), 'border-bottom-color', '::before')
  // The system's white or black, whichever the page has: the colour of what must be invisible.
  const paper = 'rgb(255, 255, 255)'
  expect(await line('Contact Us')).toBe(paper)
  expect(await line('About Us')).not.toBe(paper)
})
