import { everyEngine } from '../engines/visitor.ts'
import { expect, test, heard } from './fixtures.ts'

const named = (title: string): string => `Make a Donation for ${title}`

test('a link inside the button is the control, even if the parser reads it after our script has run', async ({
  visitor,
  visit,
}) => {
  await visit('early', {
    widget: '<script nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>',
  })
  await visitor.waitFor('#late donate-button a')
  // With a link, with words, and empty.
  await expect
    .poll(() =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('donate-button')].map((one) => !!one.shadowRoot?.querySelector('button')),
      ),
    )
    .toEqual([false, true, true])
  await visitor.click('#late donate-button a')
  await expect.poll(() => visitor.text('dialog h2')).toBe(named('Medical camp'))
  await visitor.click('dialog button:has-text("Close")')
  await visitor.waitFor('dialog', 'gone')
  expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
})

test('each way of opening shows its project, and Close restores the page', everyEngine, async ({ visitor, visit }) => {
  await visit('plain')
  const openers = [
    ['donate-button >> button', 'Medical camp'],
    ['#item', 'Annadan, the open kitchen'],
    ['#link', 'A tree by the river'],
    ['#hash', 'Riverside School'],
  ] as const
  for (const [opener, title] of openers) {
    await visitor.click(opener)
    await expect.poll(() => visitor.text('dialog h2')).toBe(named(title))
    await visitor.click('dialog button:has-text("Close")')
    await visitor.waitFor('dialog', 'gone')
  }
  expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
})
