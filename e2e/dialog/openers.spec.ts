import { expect, test } from '../support/fixtures.ts'
import { holdFile } from '../support/faults.ts'
import { roots } from '../support/roots.ts'

const named = (title: string): string => `Make a Donation for ${title}`

test('a donate-button opens with its project, amount and purpose', async ({ page, dialog }) => {
  await page.goto(roots.partnerRoot)
  await page.locator('#give donate-button').click()
  await expect(dialog.root).toHaveAccessibleName(named('Clean Ghats'))
  await expect(dialog.amount).toHaveValue('500')
  await expect(dialog.chosenPurpose).toHaveValue('51')
  await expect(dialog.project).toHaveCount(0)
})

test('a button and a link with data-donate open their project, and the link does not navigate', async ({
  page,
  dialog,
}) => {
  await page.goto(roots.partnerRoot)
  await page.getByRole('button', { name: 'Send a meal' }).click()
  await expect(dialog.root).toHaveAccessibleName(named('Annadan, the open kitchen'))
  await dialog.close.click()
  await page.getByRole('link', { name: 'A link that also works without the script' }).click()
  await expect(dialog.root).toHaveAccessibleName(named('A tree by the river'))
  expect(page.url()).toBe(`${roots.partnerRoot}/`)
})

test('elements that are added later open, with attributes of either spelling', async ({ page, dialog }) => {
  await page.goto(roots.partnerRoot)
  await page.waitForFunction(() => window.DonateWidget)
  await page.evaluate(() => {
    const added = document.createElement('button')
    added.textContent = 'Later one'
    added.setAttribute('data-donate', '')
    added.setAttribute('data-donate-project-id', '4')
    added.setAttribute('data-donate-amount', '2500')
    added.setAttribute('data-donate-purpose-id', '43')
    const own = document.createElement('donate-button')
    own.setAttribute('project-id', '2')
    own.textContent = 'Later element'
    document.querySelector('main')?.prepend(added, own)
  })
  await page.getByRole('button', { name: 'Later one' }).click()
  await expect(dialog.amount).toHaveValue('2500')
  await expect(dialog.chosenPurpose).toHaveValue('43')
  await dialog.close.click()
  await page.getByText('Later element').click()
  await expect(dialog.root).toHaveAccessibleName(named('Gaushala, the cow shelter'))
})

test('#donate and #donate=3 open, from a link and from the address, and again', async ({ page, dialog }) => {
  await page.goto(roots.partnerRoot)
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Choose a project' }).click()
    await expect(dialog.project).toBeVisible()
    await dialog.close.click()
  }
  await page.getByRole('link', { name: 'Straight to one project' }).click()
  await expect(dialog.root).toHaveAccessibleName(named('Riverside School'))
  await page.goto('about:blank')
  await page.goto(`${roots.partnerRoot}/#donate=3`)
  await expect(dialog.root).toHaveAccessibleName(named('Riverside School'))
})

test('DonateWidget.open opens once, uses valid values and ignores the rest', async ({ page, dialog }) => {
  await page.goto(roots.partnerRoot)
  await page.locator('#open').click()
  await expect(dialog.amount).toHaveValue('2500')
  await dialog.close.click()
  await page.evaluate(() => {
    window.DonateWidget?.open?.({ projectId: 4, amount: -5, purposeId: 9999 })
    window.DonateWidget?.open?.({ projectId: 7 })
  })
  await expect(dialog.root).toHaveCount(1)
  await expect(dialog.amount).toHaveValue('1000')
  await expect(dialog.chosenPurpose).toHaveCount(0)
})

test('the floating button is in its corner and opens', async ({ page, dialog }) => {
  await page.goto(roots.partnerRoot)
  const floating = page.locator('html > donate-button')
  await expect(floating).toHaveCount(1)
  const box = await floating.getByRole('button').boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40)
  await floating.getByRole('button').click()
  await expect(dialog.root.getByRole('button', { name: 'Medical camp' })).toBeVisible()
})

test('the floating button appears only after its place is found or cannot be found', async ({ page }) => {
  const place = await holdFile(page, 'floating')
  await page.goto(roots.partnerRoot)
  await place.asked
  const floating = page.locator('html > donate-button')
  await expect(floating).toHaveCount(0)
  place.letGo()
  await expect(floating).toHaveCount(1)
  await page.route('**/floating.js', (route) => route.abort())
  await page.reload()
  await expect(floating.getByRole('button')).toBeVisible()
})

for (const modifier of ['Control', 'Meta'] as const) {
  test(`${modifier} and a click on a data-donate link is left to the browser`, async ({ page, dialog }) => {
    await page.goto(roots.partnerRoot)
    await page.waitForFunction(() => window.DonateWidget)
    const prevented = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('click', (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          })
        }),
    )
    await page.getByRole('link', { name: 'A link that also works without the script' }).click({ modifiers: [modifier] })
    expect(await prevented).toBe(false)
    await expect(dialog.root).toHaveCount(0)
  })
}

test('without the script the link opens the site with the dialog', async ({ page, dialog }) => {
  await page.goto(`${roots.partnerRoot}/?script=off`)
  await page.getByRole('link', { name: 'A link that also works without the script' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate?project=7`)
  await expect(dialog.root).toHaveAccessibleName(named('A tree by the river'))
})
