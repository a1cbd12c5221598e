/** Page libraries since about 2012 replace methods of the language. Every kind of donation must still work. */
import { donations } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { expect, test } from './fixtures.ts'
import { openForm, parts } from './form.ts'

for (const page of ['prototype', 'mootools'])
  test(`${page}: takes a donation of each kind with the page’s presets to the sign-in step`, async ({ visitor }) => {
    for (const { type, projectId, amount, shown, purpose, items } of donations) {
      await visitor.goto(`${roots.pagesRoot}/wild/${page}?how=async`)
      await openForm(visitor, { projectId, amount, purposeId: purpose.id, items })
      await expect.poll(() => visitor.text(parts.total), type).toBe(shown)
      if (type === 'item') {
        await visitor.click('dialog >> button[aria-label="One more: A meal for one"]')
        await expect.poll(() => visitor.text(parts.total)).toBe('₹1,080')
      }
      await visitor.click(parts.next)
      await visitor.waitFor(parts.openPopup)
      expect(visitor.errors).toEqual([])
    }
  })
