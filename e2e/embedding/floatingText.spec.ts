/** The floating button covers no text and no control of the page, and stays in view. */
import type { Visitor } from '../engines/visitor.ts'
import { everyEngine } from './everyEngine.ts'
import { expect, test } from './fixtures.ts'
import { heard } from './heard.ts'
import { harmless, underneath } from './underButton.ts'

const widget = (corner = 'bottom-right'): string =>
  `<script async nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" data-floating="${corner}"></script>`
const button = 'html > donate-button >> button'
const quiet = { errors: [], warnings: [], violations: [] }

interface Seen {
  /** How it looks: `away` is invisible. */
  form: 'whole' | 'tab' | 'away'
  /** Texts of the page with lines under it. */
  covers: string[]
  small: boolean
}

const see = (visitor: Visitor): Promise<Seen> =>
  visitor.inspect(button, (element) => {
    const mine = element.getBoundingClientRect()
    const away = getComputedStyle(element).opacity === '0'
    const covers: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text && !away; text = texts.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script,style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects())
        if (line.left < mine.right && mine.left < line.right && line.top < mine.bottom && mine.top < line.bottom)
          covers.push(text.textContent.trim())
    }
    const icon = element.querySelector('svg')
    const form = away ? 'away' : icon && icon.getBoundingClientRect().width > 0 ? 'tab' : 'whole'
    return { form, covers, small: !away && (mine.width < 24 || mine.height < 24) }
  })
const attended = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.inspect(button, (one) => one.ariaLabel), { timeout: 15_000 }).toBe('Donate Now')
const scrollPage = (visitor: Visitor, top: number): Promise<void> =>
  visitor.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
/** Waits until the page stops moving. */
const rest = (visitor: Visitor): Promise<unknown> => visitor.evaluate(() => new Promise((end) => setTimeout(end, 500)))

/** A phone's view: windows of WebKit's driver are wider. */
const asPhone = async (visitor: Visitor): Promise<void> => {
  await visitor.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = location.href
    frame.style.cssText = 'position:fixed;top:0;left:0;width:360px;height:740px;border:0;z-index:99999999'
    document.body.append(frame)
  })
  await visitor.intoFrame()
}

for (const [width, height, corner] of [
  [360, 740, 'bottom-left'],
  [1280, 800, 'bottom-right'],
] as const)
  test(`covers no line and stays in view at any scroll position of a long text, at ${width}x${height}, ${corner}`, async ({
    visitor,
    visit,
  }) => {
    await visit('long', { widget: widget(corner) })
    if (width === 360) await asPhone(visitor)
    else await visitor.size(width, height)
    await attended(visitor)
    const forms = new Set<string>()
    // A step that is no part of the page's repeated height, so that lines of every kind come under the button with any font.
    for (const top of [...Array.from({ length: 14 }, (_, step) => step * 131), 99_999]) {
      await scrollPage(visitor, top)
      await rest(visitor)
      await expect.poll(() => see(visitor), `${top} px down`).toMatchObject({ covers: [], small: false })
      const { form } = await see(visitor)
      forms.add(form)
    }
    // All lines begin near the left margin, so a phone has not always space there.
    expect([...forms]).toContain('tab')
    expect([...forms]).toContain('whole')
    if (corner === 'bottom-right') expect([...forms]).not.toContain('away')
    expect(await heard(visitor)).toEqual(quiet)
  })

/** Defined in every page of the tests below: it places an element under the button. */
declare function place<Put extends HTMLElement>(put: Put): Put
const placing = `<script nonce="{{nonce}}">window.place = (put) => {
  put.classList.add('put')
  put.style.cssText = 'position:absolute;right:90px;bottom:30px;width:60px;height:20px;margin:0'
  document.body.append(put)
  return put
}</script>`

test('makes room for links, fields and words anywhere, but not for pictures and invisible elements', async ({
  visitor,
  visit,
}) => {
  await visit('plain', { widget: placing + widget() })
  await attended(visitor)
  const form = async (): Promise<string> => (await see(visitor)).form
  await expect.poll(form).toBe('whole')
  for (const [what, put] of Object.entries(underneath)) {
    await visitor.evaluate(put)
    await expect.poll(form, what).toBe('tab')
    await visitor.evaluate(() => {
      for (const one of document.querySelectorAll('.put')) one.remove()
    })
    await expect.poll(form, `${what}, gone`).toBe('whole')
  }
  for (const [what, put] of Object.entries(harmless)) {
    await visitor.evaluate(put)
    await rest(visitor)
    expect(await form(), what).toBe('whole')
  }
  expect(await heard(visitor)).toEqual(quiet)
})

test(
  'has its name as a tab, shows its words on keyboard focus, and opens the form',
  everyEngine,
  async ({ visitor, visit }) => {
    await visit('plain', { widget: placing + widget() })
    await attended(visitor)
    await visitor.evaluate(() => void place(Object.assign(document.createElement('a'), { href: '#one', id: 'under' })))
    const form = async (): Promise<string> => (await see(visitor)).form
    await expect.poll(form).toBe('tab')
    expect(await visitor.inspect(button, (one) => one.ariaLabel)).toBe('Donate Now')
    await visitor.inspect('#under', (one) => one.focus())
    await visitor.inspect(button, (one) => one.focus())
    await expect.poll(form).toBe('whole')
    await visitor.inspect('#under', (one) => one.focus())
    await expect.poll(form).toBe('tab')
    await visitor.click(button)
    await visitor.waitFor('dialog >> #project')
    expect(await heard(visitor)).toEqual(quiet)
  },
)

test('makes room on a page that closes every shadow root', async ({ visitor, visit }) => {
  const closing = `<script nonce="{{nonce}}">window.roots = []
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function () {
      const root = attach.call(this, { mode: 'closed' })
      roots.push(root)
      return root
    }</script>`
  await visit('plain', { widget: closing + placing + widget() })
  const width = (): Promise<number> =>
    visitor.evaluate(() => {
      const roots = (window as { roots?: ShadowRoot[] }).roots ?? []
      const floating = roots.find(({ host }) => host.matches('html > *'))
      return floating?.querySelector('button')?.getBoundingClientRect().width ?? 0
    })
  await expect.poll(width).toBeGreaterThan(100)
  await visitor.evaluate(() => place(document.createElement('p')).append('Words'))
  await expect.poll(width, { timeout: 15_000 }).toBeLessThanOrEqual(44)
  expect(await heard(visitor)).toEqual(quiet)
})
