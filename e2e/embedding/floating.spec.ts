/** The floating button does not cover what the visitor is using. */
import type { Visitor } from '../engines/visitor.ts'
import { expect, test } from './fixtures.ts'
import { heard } from './heard.ts'

const widget =
  '<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" data-floating="bottom-right"></script>'
const button = 'html > donate-button >> button'

/** Whether the visitor can see and click it. */
const shown = (visitor: Visitor): Promise<boolean> =>
  visitor.inspect(button, (element) => {
    const { opacity, pointerEvents } = getComputedStyle(element)
    return opacity === '1' && pointerEvents !== 'none'
  })
const bottom = (visitor: Visitor): Promise<number> =>
  visitor.inspect(button, (element) => Math.round(innerHeight - element.getBoundingClientRect().bottom))
/** Its own code loads shortly after the page, and sets its name. */
const attended = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.inspect(button, (one) => one.ariaLabel), { timeout: 15_000 }).toBe('Donate Now')

test('is hidden while a field has the focus, but the Tab key still reaches it', async ({ visitor, visit }) => {
  await visit('plain', { widget })
  await visitor.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('input'), { id: 'words' }))
  })
  await attended(visitor)
  const focus = (id: string): Promise<void> => visitor.inspect(`#${id}`, (one) => one.focus({ preventScroll: true }))
  await focus('words')
  await expect.poll(() => shown(visitor)).toBe(false)
  await visitor.inspect(button, (one) => one.focus())
  await expect.poll(() => shown(visitor)).toBe(true)
  await focus('words')
  await expect.poll(() => shown(visitor)).toBe(false)
  await focus('item')
  await expect.poll(() => shown(visitor)).toBe(true)
  expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
})

test('moves above a bar of the page, and back when the bar is gone', async ({ visitor, visit }) => {
  await visit('plain', { widget })
  await attended(visitor)
  await visitor.evaluate(() => {
    const bar = Object.assign(document.createElement('div'), { id: 'bar', textContent: 'We use cookies' })
    bar.style.cssText = 'position:fixed;inset:auto 0 0;height:90px'
    document.body.append(bar)
    dispatchEvent(new UIEvent('scroll'))
  })
  await expect.poll(() => bottom(visitor)).toBe(110)
  await visitor.evaluate(() => {
    document.querySelector('#bar')?.remove()
    dispatchEvent(new UIEvent('scroll'))
  })
  await expect.poll(() => bottom(visitor)).toBe(20)
})

test('is not printed, nor is an open dialog, but buttons in the page are', async ({ visitor, visit }) => {
  await visit('plain', { widget })
  await visitor.click('#link')
  await visitor.waitFor('dialog >> #amount')
  /** Selectors of our rules for print, and of those that hide something. */
  const hidden = (selector: string): Promise<boolean> =>
    visitor.inspect(selector, (element) => {
      const root = element.getRootNode() as ShadowRoot
      return root.adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
        .some(
          (rule) => rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(rule.selectorText),
        )
    })
  expect(await hidden('dialog')).toBe(true)
  expect(await hidden(button)).toBe(true)
  expect(await hidden('p > donate-button >> button')).toBe(false)
})
