import type { Visitor } from '../engines/visitor.ts'
import { faultsIn } from '../support/largeText.ts'
import { expect, test } from './fixtures.ts'
import { openForm, parts } from './form.ts'

/** Imitates a browser with letters of 32 px; not every engine's driver can set them. */
const enlarge = (visitor: Visitor): Promise<void> =>
  visitor.inspect('dialog', (dialog) => {
    dialog.style.fontSize = '34px'
  })

const expectReadable = async (visitor: Visitor): Promise<void> => {
  expect(await visitor.inspect('dialog', faultsIn)).toEqual([])
  expect(await visitor.inspect('dialog', (dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
}

test('letters twice as large: the form and its panels are not cut', async ({ visitor, visit }) => {
  await visitor.size(450, 800)
  await visit('plain')
  await openForm(visitor, { projectId: 7, purposeId: 72 })
  await visitor.waitFor('dialog >> .contact')
  await enlarge(visitor)
  await expectReadable(visitor)
  await visitor.click('dialog >> button:has-text("Other ways to give")')
  await visitor.waitFor('dialog >> .detail')
  await expectReadable(visitor)
  await visitor.click('dialog >> button:has-text("Back")')
  await visitor.click(parts.next)
  await visitor.waitFor(parts.openPopup)
  await expectReadable(visitor)
})

test('the circle of a purpose is beside the middle of its words', async ({ visitor, visit }) => {
  await visit('plain')
  await openForm(visitor, { projectId: 7 })
  await visitor.waitFor('dialog >> .contact')
  const circle = await visitor.inspect(`${parts.purpose} >> input`, (input) => {
    const { width, height, top } = input.getBoundingClientRect()
    const row = input.parentElement!.getBoundingClientRect()
    return { flat: Math.abs(width - height), off: Math.abs(top + height / 2 - (row.top + row.height / 2)) }
  })
  expect(circle.flat).toBeLessThan(2)
  expect(circle.off).toBeLessThan(2)
})
