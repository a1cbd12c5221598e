/** `data-theme` wins; without it the visitor's device decides. */
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

/** `--paper` in the light and in the dark theme. */
const paper = { light: 'rgb(251, 247, 239)', dark: 'rgb(20, 25, 26)' } as const

test('the form in the page is light or dark as the tag says, or else as the device', async ({ page }) => {
  const open = async (query: string) => {
    await page.goto(`${roots.partnerRoot}/configurator/preview?project=5&shape=inline${query}`)
    return page.getByRole('region', { name: 'Make a Donation' })
  }
  for (const device of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: device })
    await expect(await open('')).toHaveCSS('background-color', paper[device])
    for (const theme of ['light', 'dark'] as const)
      await expect(await open(`&theme=${theme}`)).toHaveCSS('background-color', paper[theme])
    await page.goto(`${roots.partnerRoot}/?theme=auto`)
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('donate-form')))
    await expect(page.getByRole('region', { name: 'Make a Donation' })).toHaveCSS('background-color', paper[device])
  }
})

test('the dialog is light or dark as the tag says, or else as the device', async ({ page, dialog }) => {
  for (const device of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: device })
    for (const [search, shown] of [
      ['', device],
      ['?theme=auto', device],
      ['?theme=dark', 'dark'],
      ['?theme=light', 'light'],
    ] as const) {
      await dialog.openOnPartner({ projectId: 5 }, search)
      await expect(dialog.root).toHaveCSS('background-color', paper[shown])
    }
  }
})
