/** What a page owner may style (docs/embedding/theming.md), as the browser renders it. */
import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { expect, test, heard } from './fixtures.ts'
import { parts } from './form.ts'

const green = 'rgb(10, 125, 85)'
const blue = 'rgb(31, 78, 121)'
const red = 'rgb(228, 15, 0)'
const yellow = 'rgb(255, 224, 102)'

const sheet = `
* { --accent: ${red} }
:root { --donate-accent: ${green}; --donate-radius: 9px }
donate-button { --donate-accent: ${blue} }
donate-form { --donate-accent: ${yellow}; --donate-radius: 2px }
donate-button::part(button) { border-radius: 33px; padding: 14px 32px }
.donate-dialog::part(dialog) { max-width: 500px }
.donate-dialog::part(heading) { letter-spacing: 3px }
.donate-dialog::part(main) { text-transform: lowercase }`

/** Computed styles, by property names. */
const styleOf = (visitor: Visitor, selector: string, names: readonly string[]): Promise<string[]> =>
  visitor.inspect(
    selector,
    (one, wanted: readonly string[]) => wanted.map((name) => getComputedStyle(one).getPropertyValue(name)),
    names,
  )

/** Contrast of text and background (WCAG 2), as the browser paints both. */
const contrastOf = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.inspect(selector, (one) => {
    const { color, backgroundColor } = getComputedStyle(one)
    const [words = 0, ground = 0] = [color, backgroundColor].map((paint) => {
      const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
      pen.fillStyle = paint
      pen.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    return (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05)
  })

test(
  'a page’s properties and parts change what the documentation says, and the tag’s accent and theme win',
  everyEngine,
  async ({ visitor, visit }) => {
    const tag = (more: string): string =>
      `<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" ${more}></script><style>${sheet}</style>`
    const button = 'donate-button >> button'
    const main = 'dialog >> .main'
    const ground = ['background-color', 'border-top-left-radius']
    await visit('plain', { widget: tag('') })
    await visitor.evaluate(() => document.body.prepend(document.createElement('donate-form')))
    await visitor.waitFor('donate-form >> #project')
    await visitor.choose('donate-form >> #project', '4')
    // This block loads last: after it, everything below has its place.
    await visitor.waitFor('donate-form >> .contact')
    expect(await styleOf(visitor, 'donate-form >> .main', ground)).toEqual([yellow, '2px'])
    expect(await styleOf(visitor, button, [...ground, 'padding-left'])).toEqual([blue, '33px', '32px'])
    await visitor.click(button)
    await visitor.waitFor(parts.next)
    expect(await styleOf(visitor, main, [...ground, 'text-transform'])).toEqual([green, '9px', 'lowercase'])
    expect(await styleOf(visitor, parts.amount, ['border-top-left-radius'])).toEqual(['9px'])
    expect(await styleOf(visitor, 'dialog', ['max-width'])).toEqual(['500px'])
    expect(await styleOf(visitor, 'dialog >> h2', ['letter-spacing'])).toEqual(['3px'])
    for (const one of ['donate-form >> .main', button, main])
      expect(await contrastOf(visitor, one)).toBeGreaterThan(4.5)
    await visitor.evaluate((accent) => window.DonateWidget?.configure?.({ accent, theme: 'light' }), red)
    for (const one of [button, main]) {
      expect(await styleOf(visitor, one, ['background-color', 'color-scheme'])).toEqual([red, 'light'])
      // The hardest of all colours: equally far from black and white, and CIE Lab calls it lighter than it is.
      expect(await contrastOf(visitor, one)).toBeGreaterThan(4.5)
    }

    await visit('plain', { widget: tag('data-accent="#7a0000" data-theme="dark"') })
    await visitor.click(button)
    await visitor.waitFor(parts.next)
    for (const one of [button, main])
      expect(await styleOf(visitor, one, ['background-color', 'color-scheme'])).toEqual(['rgb(122, 0, 0)', 'dark'])
    expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
  },
)
