/** Requests that the widget makes by itself: on a page without interaction, and when pointer or focus reaches an opener. */
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { expect, test } from './fixtures.ts'
import { partsIn } from './form.ts'

/** Addresses of everything that the page has fetched, each once, without queries. */
const fetched = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0] ?? '')
    return [...new Set(names)].filter((name) => !name.endsWith('/favicon.ico'))
  })

/** The widget's files, and the two answers that the form needs. */
const documented = (url: string): boolean =>
  url.startsWith(`${roots.siteRoot}/widget/`) ||
  [`${roots.apiRoot}/project/dropdown-list`, `${roots.apiRoot}/donation/require-item`].includes(url)
/** Further requests of a form in the page: contact details, the project's progress, its pictures, and whether the page is registered. */
const shown = (url: string): boolean =>
  ['get-contact-details', 'donation/partner', 'project/progress', 'payment-ways'].some(
    (path) => url === `${roots.apiRoot}/${path}`,
  ) || url.startsWith(`${new URL(roots.apiRoot).origin}/media/`)

/** Watches for the end of the preload: its host is removed. If no pointer can hover, there is none. */
const watchRehearsal = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node.nodeName === 'DIV')
      if (gone.length > 0) Object.assign(window, { rehearsed: true })
    }).observe(document.documentElement, { childList: true })
  })
const rehearsed = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(() => 'rehearsed' in window || !matchMedia('(hover: hover)').matches)

const hover = (visitor: Visitor): Promise<void> =>
  visitor.inspect('#link', (opener) => {
    opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  })

test('makes only the documented requests on a page without interaction', async ({ visitor, visit }) => {
  await visit('plain', { widget: '' })
  const ofPage = await fetched(visitor)
  await visit('plain')
  await expect.poll(() => visitor.evaluate(() => typeof window.DonateWidget?.open)).toBe('function')
  await expect.poll(() => visitor.evaluate(() => document.readyState)).toBe('complete')
  const more = (await fetched(visitor)).filter((url) => !ofPage.includes(url))
  expect(more.filter((url) => !documented(url))).toEqual([])
  expect(more).toContain(`${roots.siteRoot}/widget/v1/donate.js`)
})

for (const form of [false, true])
  test(`asks nothing of the page’s own server when a pointer is over an opener${form ? ', with a form in the page' : ''}`, async ({
    visitor,
    visit,
  }) => {
    await visit('plain')
    await expect.poll(() => visitor.evaluate(() => typeof window.DonateWidget?.open)).toBe('function')
    if (form) {
      await visitor.evaluate(() => document.body.prepend(document.createElement('donate-form')))
      await visitor.inspect('donate-form', (element) => element.setAttribute('project-id', '4'))
      await visitor.waitFor(partsIn('donate-form').next)
      await visitor.waitFor('donate-form >> .contact')
    }
    const before = await fetched(visitor)
    await watchRehearsal(visitor)
    await hover(visitor)
    await expect.poll(() => rehearsed(visitor)).toBe(true)
    const more = (await fetched(visitor)).filter((url) => !before.includes(url))
    expect(more.filter((url) => !documented(url) && !(form && shown(url)))).toEqual([])
    expect(
      before.filter((url) => !documented(url) && !url.startsWith(roots.pagesRoot) && !(form && shown(url))),
    ).toEqual([])
  })
