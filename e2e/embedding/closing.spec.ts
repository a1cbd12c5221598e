import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { expect, test, heard } from './fixtures.ts'
import { parts } from './form.ts'

/** The parts of the page that the dialog could change. */
const pageState = (visitor: Visitor) =>
  visitor.evaluate(() => ({
    y: scrollY,
    width: document.body.clientWidth,
    styles: [document.documentElement, document.body].map((one) => one.getAttribute('style')),
    overflow: [document.documentElement, document.body].map((one) => getComputedStyle(one).overflow),
    sheets: document.adoptedStyleSheets.length,
    // A prefetch removes its link after it has loaded.
    hosts: [...document.documentElement.children].map((one) => one.localName).filter((name) => name !== 'link'),
    focused: document.activeElement?.id,
  }))

for (const [name, close] of [
  ['Close', (visitor: Visitor) => visitor.click(parts.close)],
  ['Escape', (visitor: Visitor) => visitor.press('Escape')],
  ['a click on the backdrop', (visitor: Visitor) => visitor.clickAt(12, 400)],
  ['the script', (visitor: Visitor) => visitor.evaluate(() => window.DonateWidget?.close?.())],
] as const) {
  test(
    `${name} restores the page’s scroll, focus and styles`,
    name === 'Escape' ? everyEngine : {},
    async ({ visitor, visit }) => {
      await visit('plain')
      await visitor.evaluate(() => {
        addEventListener('wheel', () => (document.title = 'turned'), { once: true, capture: true })
        document.body.setAttribute('style', 'padding-right: 17px; overflow: scroll')
        scrollTo(0, 60)
        document.querySelector<HTMLElement>('#item')?.focus()
      })
      await expect.poll(() => visitor.evaluate(() => window.DonateWidget !== undefined)).toBe(true)
      const before = await pageState(visitor)
      expect(before).toMatchObject({ y: 60, focused: 'item' })
      await visitor.press('Enter')
      await visitor.waitFor(parts.next)
      await visitor.wheel(400)
      // Some engines deliver the turn of the wheel late. The next press must not come between.
      await expect.poll(() => visitor.evaluate(() => document.title)).toBe('turned')
      expect(await visitor.evaluate(() => scrollY)).toBe(60)
      expect(await visitor.inspect('dialog', (dialog) => dialog.matches(':modal'))).toBe(true)
      await close(visitor)
      await visitor.waitFor('dialog', 'gone')
      expect(await pageState(visitor)).toEqual(before)
      await visitor.press('PageDown')
      await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(60)
      expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
    },
  )
}

test('shows a toast inside the dialog, readable and dismissible', async ({ visitor, visit }) => {
  await visit('plain')
  await visitor.click('#item')
  await visitor.click(parts.next)
  await expect.poll(() => visitor.text(parts.toast)).toBe('Select the purpose')
  expect(await visitor.inspect('dialog >> .toast', (toast) => toast.getAttribute('role'))).toBe('alert')
  await visitor.click('dialog >> .toast button')
  await visitor.waitFor('dialog >> .toast', 'gone')
  expect(await visitor.visible(parts.next)).toBe(true)
})

test('Tab stays inside the dialog, both ways', everyEngine, async ({ visitor, visit }) => {
  await visit('plain')
  await visitor.click('#item')
  await visitor.waitFor(parts.next)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 24; n++) {
      await visitor.press(key)
      const at = await visitor.evaluate(() => document.activeElement?.localName)
      // The dialog's host, or briefly no element of the page: the browser's own bar.
      expect(['div', 'body', 'html']).toContain(at)
    }
  }
})
