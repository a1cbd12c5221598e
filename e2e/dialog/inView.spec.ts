import type { Dialog } from '../support/dialog.ts'
import { answerWith, good } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'

/** A project of each kind. */
const kinds = [
  [1, 'item'],
  [4, 'flexible'],
  [7, 'fixed'],
] as const

const many = <One>(count: number, make: (n: number) => One): One[] =>
  Array.from({ length: count }, (_, n) => make(n + 1))

/** Options of a project with more purposes and items than any screen shows. */
const longLists = good({
  purpose: many(60, (id) => ({ id, title: `Repairs of house number ${id} in the lane behind the old bus stand` })),
  items: many(300, (id) => ({ id, title: `A blanket and a shawl for household ${id}`, price: 400 })),
  donation_amount: 2500,
  suggested_amounts: many(12, (id) => ({ amount: id * 100, label: `Seeds for ${id} fields` })),
})

/** On a phone the names of items have room, and the list has at least half of the screen. */
async function hasRoom(dialog: Dialog, screenHeight: number): Promise<void> {
  await dialog.settled()
  const names = await dialog.root.locator('.items .what > span').evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(names.length).toBeGreaterThan(2)
  expect(Math.min(...names)).toBeGreaterThan(100)
  const whole = (await dialog.root.boundingBox())?.height ?? screenHeight
  const list = await dialog.root.locator('.scroll').evaluate((area) => area.clientHeight)
  expect(whole - list).toBeLessThan(screenHeight / 2)
}

/** Answers what is in view without scrolling, and presses CONTINUE once: the donor is asked who they are, and nothing else. */
async function giveWithoutScrolling(dialog: Dialog, isProjectAsked = false): Promise<void> {
  await dialog.settled()
  const list = dialog.root.getByRole('combobox', { name: 'Purpose of Donation' })
  if ((await list.count()) > 0) {
    await expect(list).toBeInViewport({ ratio: 1 })
    await list.selectOption({ index: 1 })
  } else {
    const choices = dialog.purpose.locator('label')
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 })
    await choices.last().click()
  }
  // The amount is answered already: the donor sees the field, or at least the total.
  if (!isProjectAsked) await expect(dialog.root.locator('.items, #amount').first()).toBeInViewport()
  await expect(dialog.total).toBeInViewport({ ratio: 1 })
  expect(await dialog.root.locator('.scroll').evaluate((area) => area.scrollTop)).toBe(0)
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width}x${viewport.height} the first CONTINUE succeeds for a donor who answered what is in view`, async ({
    dialog,
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const [projectId, kind] of kinds)
      await test.step(`${kind}, the project's own lists`, async () => {
        await dialog.openOnPartner({ projectId })
        if (kind === 'item') await hasRoom(dialog, viewport.height)
        await giveWithoutScrolling(dialog)
      })

    await test.step('the project is chosen in the dialog', async () => {
      await dialog.openOnPartner()
      await dialog.project.selectOption({ label: 'Annadan, the open kitchen' })
      await giveWithoutScrolling(dialog, true)
    })

    // Wide screens differ in nothing that a longer list would change.
    if (viewport.width > 360) return
    await answerWith(page, 'donation/require-item', longLists)
    for (const [projectId, kind] of kinds)
      await test.step(`${kind}, long lists`, async () => {
        await dialog.openOnPartner({ projectId })
        await giveWithoutScrolling(dialog)
      })
  })
