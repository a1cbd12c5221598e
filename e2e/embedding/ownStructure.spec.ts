/** Pages whose scripts change what we depend on: elements of our name, children of `<html>`, shadow roots, the whole document. */
import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { expect, test, heard } from './fixtures.ts'
import { parts } from './form.ts'

/** The page's script first, then ours with a floating button. */
const after = (script: string): string =>
  `<script nonce="{{nonce}}">${script}</script>
<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" data-floating="bottom-right"></script>`

const quiet = { errors: [], warnings: [], violations: [] }
const started = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.evaluate(() => typeof window.DonateWidget?.open)).toBe('function')
const isOpen = (visitor: Visitor): Promise<unknown> => visitor.evaluate(() => window.DonateWidget?.isOpen)
const close = async (visitor: Visitor): Promise<void> => {
  await visitor.click(parts.close)
  await visitor.waitFor('dialog', 'gone')
}

test('early calls, events, #donate and the floating button work beside an element of the page with our name and a shadow root', async ({
  visitor,
  visit,
}) => {
  await visit('plain', {
    hash: '#donate=4',
    widget: after(`customElements.define('donate-button', class extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'
      }
    })
    window.received = []
    addEventListener('donate:ready', () => received.push('ready'))
    ;(window.DonateWidget = window.DonateWidget || []).push(['on', 'donate:open', ({ projectId }) => received.push(projectId)])`),
  })
  await visitor.waitFor(parts.next)
  expect(await visitor.evaluate(() => (window as { received?: unknown }).received)).toEqual(['ready', 4])
  await close(visitor)
  await visitor.click('html > [part=floating] >> button')
  await visitor.waitFor('dialog >> #project')
  expect(await heard(visitor)).toEqual(quiet)
})

test('the form opens and the floating button stays on a page that removes siblings of its body', async ({
  visitor,
  visit,
}) => {
  await visit('plain', {
    widget: after(`new MutationObserver(() => {
      for (const one of [...document.documentElement.children])
        if (!/^(HEAD|BODY)$/.test(one.nodeName)) one.remove()
    }).observe(document.documentElement, { childList: true })`),
  })
  await started(visitor)
  await visitor.click('#link')
  await visitor.waitFor(parts.next)
  expect(await visitor.inspect('dialog', (dialog) => dialog.matches(':modal'))).toBe(true)
  await close(visitor)
  expect(await isOpen(visitor)).toBe(false)
  await visitor.click('body > [part=floating] >> button')
  await visitor.waitFor('dialog >> #project')
  expect(await heard(visitor)).toEqual(quiet)
})

test('buttons can be moved and open on a page that closes every shadow root', async ({ visitor, visit }) => {
  await visit('plain', {
    widget: after(`const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function () {
      return attach.call(this, { mode: 'closed' })
    }`),
  })
  await started(visitor)
  await visitor.evaluate(() => {
    for (const button of document.querySelectorAll('donate-button')) document.body.append(button)
  })
  await visitor.click('#link')
  await expect.poll(() => isOpen(visitor)).toBe(true)
  expect(await heard(visitor)).toEqual(quiet)
})

const rewrites = {
  'written anew from its first line': () => {
    document.open()
    document.write(
      '<!doctype html><title>Anew</title><p><donate-button id="again" project-id="4">Give</donate-button></p>',
    )
    document.close()
  },
  'given another <html> element': () => {
    const html = document.createElement('html')
    const body = document.createElement('body')
    const button = document.createElement('donate-button')
    button.id = 'again'
    button.setAttribute('project-id', '4')
    button.append('Give')
    body.append(button)
    html.append(document.createElement('head'), body)
    document.replaceChild(html, document.documentElement)
  },
}

for (const [what, rewrite] of Object.entries(rewrites))
  test(
    `buttons, script API and floating button work on a page that ${what} while the form is open`,
    what.startsWith('written') ? everyEngine : {},
    async ({ visitor, visit }) => {
      await visit('plain', { widget: after('') })
      await started(visitor)
      await visitor.click('#link')
      await visitor.waitFor(parts.next)
      await visitor.evaluate(rewrite)
      await visitor.waitFor('dialog', 'gone')
      expect(await isOpen(visitor)).toBe(false)
      expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
      await visitor.click('#again >> button')
      await visitor.waitFor(parts.next)
      await close(visitor)
      await visitor.evaluate(() => window.DonateWidget?.open?.({ projectId: 7 }))
      await visitor.waitFor(parts.next)
      await close(visitor)
      await visitor.click('html > [part=floating] >> button')
      await visitor.waitFor('dialog >> #project')
      expect(visitor.errors).toEqual([])
    },
  )
