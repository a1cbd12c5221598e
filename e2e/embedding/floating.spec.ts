/** The floating button does not cover what the visitor is using. */

import { type Visitor, everyEngine } from '../engines/visitor.ts'
import { expect, test, heard } from './fixtures.ts'

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

/** Defined in the pages of the tests below: it places an element under the button. */
declare function place<Put extends HTMLElement>(put: Put): Put

/** Puts something of the page under the whole button. Each function runs in the page. */
export const underneath: Readonly<Record<string, () => void>> = {
  'a link': () => {
    place(Object.assign(document.createElement('a'), { href: '#one' }))
  },
  'a field': () => {
    place(document.createElement('input'))
  },
  'a button of ours in the page': () => {
    place(document.createElement('div')).append(document.createElement('donate-button'))
  },
  'words in a shadow root': () => {
    const host = place(document.createElement('section'))
    host.attachShadow({ mode: 'open' }).append('Words')
  },
  'words that let presses through': () => {
    const card = place(document.createElement('div'))
    const words = Object.assign(document.createElement('p'), { textContent: 'Words' })
    words.style.cssText = 'pointer-events:none;margin:0'
    card.append(words)
  },
  'words in a float': () => {
    const words = Object.assign(document.createElement('p'), { textContent: 'Words' })
    words.style.cssText = 'float:right;margin:0 0 30px'
    const around = document.createElement('div')
    around.style.height = '0'
    around.append(words)
    place(document.createElement('div')).append(around)
  },
  'the number of a list item': () => {
    const item = document.createElement('li')
    item.style.cssText = 'width:0;margin-left:40px'
    item.append(document.createElement('br'))
    place(document.createElement('ol')).append(item)
  },
  'words under a clear sheet': () => {
    place(document.createElement('div')).append('Words')
    place(document.createElement('div'))
  },
  'words in an element without a box': () => {
    const words = Object.assign(document.createElement('span'), { textContent: 'Words' })
    words.style.display = 'contents'
    place(document.createElement('div')).append(words)
  },
}

/** Content that the button may cover. Each function runs in the page. */
export const harmless: Readonly<Record<string, () => void>> = {
  'a picture': () => {
    place(document.createElement('img'))
  },
  'words that nobody sees': () => {
    const words = place(Object.assign(document.createElement('p'), { textContent: 'Words' }))
    words.style.visibility = 'hidden'
  },
  'words that are cut off': () => {
    const words = document.createElement('p')
    words.append('Words')
    const cutting = place(document.createElement('div'))
    cutting.style.overflow = 'hidden'
    cutting.style.height = '0'
    cutting.append(words)
  },
  'words in closed details': () => {
    const summary = document.createElement('summary')
    summary.append('Sum')
    const words = document.createElement('p')
    words.append('Words')
    const details = place(document.createElement('details'))
    details.append(summary, words)
    // The heading is just above the button.
    details.style.bottom = '80px'
  },
}

/** The floating button covers no text and no control of the page, and stays in view. */
const widgetAt = (corner = 'bottom-right'): string =>
  `<script async nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" data-floating="${corner}"></script>`
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
    await visit('long', { widget: widgetAt(corner) })
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
  await visit('plain', { widget: placing + widgetAt() })
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
    await visit('plain', { widget: placing + widgetAt() })
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
  await visit('plain', { widget: closing + placing + widgetAt() })
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
