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

/** Opens the form over a page with styles, a scroll position and a focus of its own, closes it, and expects all of them back. */
async function openAndClose(visitor: Visitor, close: (visitor: Visitor) => Promise<void>): Promise<void> {
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
}

/** Expects the focus inside the dialog after each press of Tab, both ways. */
async function expectTabInside(visitor: Visitor): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 24; n++) {
      await visitor.press(key)
      const at = await visitor.evaluate(() => document.activeElement?.localName)
      // The dialog's host, or briefly no element of the page: the browser's own bar.
      expect(['div', 'body', 'html']).toContain(at)
    }
  }
}

test(
  'Escape restores the page’s scroll, focus and styles, and Tab stays inside the dialog until then',
  everyEngine,
  async ({ visitor, visit }) => {
    await visit('plain')
    await openAndClose(visitor, (one) => one.press('Escape'))
    await visitor.click('#item')
    await visitor.waitFor(parts.next)
    await expectTabInside(visitor)
  },
)

test('so do Close, a click on the backdrop, and the script', async ({ visitor, visit }) => {
  for (const [name, close] of [
    ['Close', () => visitor.click(parts.close)],
    ['a click on the backdrop', () => visitor.clickAt(12, 400)],
    ['the script', () => visitor.evaluate(() => window.DonateWidget?.close?.())],
  ] as const)
    await test.step(name, async () => {
      await visit('plain')
      await openAndClose(visitor, close)
    })
})

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
