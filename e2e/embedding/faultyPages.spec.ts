/** Pages whose owners pasted our lines in another way than we wrote them, or whose tools change them. Each goes on to work, and donors reach the right trust. */
import { everyEngine, type Visitor, until } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { siteWith } from '../support/siteWith.ts'
import { expect, test, heard } from './fixtures.ts'

const script = '<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>'
const named = (title: string): string => `Make a Donation for ${title}`

const loaded = (visitor: Visitor): Promise<void> =>
  until('our script', () =>
    visitor.evaluate(() => document.readyState === 'complete' && typeof window.DonateWidget?.open === 'function'),
  )

/** Codes of `diagnose()`. */
const codes = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(async () => ((await window.DonateWidget?.diagnose?.()) ?? []).map(({ code }) => code))

const isOpen = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(() => Reflect.get(window.DonateWidget ?? {}, 'isOpen') === true)

async function close(visitor: Visitor): Promise<void> {
  await visitor.press('Escape')
  await visitor.waitFor('dialog', 'gone')
}

const rest = `<nav><a id="menu" href="#there">Menu</a></nav>
<form id="search"><input id="words" name="q"><button type="button" id="own">A button of the page</button></form>
<p>One</p><p>Two</p><p id="last">The rest of the article</p>
<script>own.onclick = () => { own.textContent = 'pressed' }</script>`

test(
  'a page with an opener that is not closed, or around everything, works as without our script, and the console names it',
  everyEngine,
  async ({ visitor, visit }) => {
    for (const opener of ['<donate-button project-id="4"/>', '<donate-form project-id="4"/>', '<div data-donate>']) {
      // In the head it runs before the parser has read the element's content. After the parser, engines differ in nothing.
      for (const how of visitor.engine === 'chromium' ? ['async', ''] : ['']) {
        const head = script.replace('async', how)
        await visit('pasted', { widget: `${head}<h1>Our work</h1>${opener}${rest}` })
        await loaded(visitor)
        await visitor.click('#own')
        expect(await visitor.text('#own')).toBe('pressed')
        await visitor.fill('#words', 'tea')
        await visitor.click('#last')
        await visitor.click('#menu')
        expect(await visitor.url()).toMatch(/#there$/)
        expect(await isOpen(visitor)).toBe(false)
        expect(await visitor.evaluate(() => !!document.querySelector('donate-button,donate-form')?.shadowRoot)).toBe(
          false,
        )
        const { errors, warnings } = await heard(visitor)
        expect([errors, warnings.length]).toEqual([[], 1])
        expect(warnings[0]).toContain('Close it')
      }
      expect(await codes(visitor)).toContain('element_open')
    }
  },
)

const button =
  '<donate-button project-id="4" purpose-id="41"><a id="op" href="{{siteRoot}}/donate?project=4">Give</a></donate-button>'

test('a copy of our folder on the page’s own server asks for no password there', async ({ visitor, visit }) => {
  await visit('pasted', {
    widget: `<script async src="/copy/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>${button}`,
  })
  await loaded(visitor)
  await visitor.click('#op')
  await visitor.click('dialog >> button:has-text("CONTINUE")')
  await visitor.waitFor('dialog >> button:has-text("Open the sign-in window")')
  expect(await visitor.visible('dialog >> input[type=password]')).toBe(false)
  expect(await codes(visitor)).toContain('script_elsewhere')
  expect((await heard(visitor)).errors).toEqual([])
})

test('a merged or copied script opens the form from the trust, and asks to be excluded', async ({ visitor, visit }) => {
  for (const [file, how] of [
    ['/merged/site.js', ''],
    ['/merged/site.js', 'type="module"'],
    ['/alone/donate.js', 'async'],
  ] as const) {
    await visit('pasted', { widget: `<script ${how} src="${file}" data-api-root="{{apiRoot}}"></script>${button}` })
    await loaded(visitor)
    await visitor.click('#op')
    await expect.poll(() => visitor.text('dialog h2')).toBe(named('Medical camp'))
    await visitor.click('dialog >> button:has-text("CONTINUE")')
    await visitor.waitFor('dialog >> button:has-text("Open the sign-in window")')
    expect(await codes(visitor)).toContain('script_merged')
    expect(await heard(visitor)).toMatchObject({ errors: [], warnings: ['Exclude donate.js from merging'] })
  }
})

test('two trusts on one page each open their own dialog', async ({ visitor, visit }) => {
  const other = await siteWith(async (_request, onwards) => {
    const answer = await onwards()
    return new Response((await answer.text()).replaceAll('Medical camp', 'Camp of B'), {
      headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' },
    })
  })
  await visit('pasted', {
    widget: `${script}
<p><donate-button project-id="4"><a id="a" href="{{siteRoot}}/donate?project=4">Give to A</a></donate-button></p>
<p><donate-button id="before" project-id="4">Words</donate-button></p>
<script async src="${other.siteRoot}/widget/v1/donate.js"></script>
<p><donate-button project-id="4"><a id="b" href="${other.siteRoot}/donate?project=4">Give to B</a></donate-button></p>
<p><a id="link" data-donate data-donate-project-id="4" href="${other.siteRoot}/donate?project=4">Give to B</a></p>
<p><donate-button id="after" project-id="4">Words</donate-button></p>
<p><button id="spoken" data-donate data-donate-project-id="4" data-site-root="{{siteRoot}}">Words</button></p>`,
  })
  await until('both scripts', () => visitor.evaluate(() => window.DonateWidget?.trusts?.length === 2))
  const expected = {
    a: 'Medical camp',
    before: 'Medical camp',
    b: 'Camp of B',
    link: 'Camp of B',
    after: 'Camp of B',
    spoken: 'Medical camp',
  }
  for (const [opener, title] of Object.entries(expected)) {
    await visitor.click(`#${opener}`)
    await expect.poll(() => visitor.text('dialog h2'), opener).toBe(named(title))
    await close(visitor)
  }
  expect(await codes(visitor)).toContain('script_trusts')
  expect(await heard(visitor)).toMatchObject({ errors: [], warnings: [] })
  await other.close()
})

test('a link to another trust is followed if that trust’s script did not come', async ({ visitor, visit }) => {
  const other = roots.pagesRoot.replace('127.0.0.1', 'localhost')
  await visit('pasted', {
    widget: `${script}<donate-button project-id="4"><a id="b" href="${other}/donate?project=1">Give</a></donate-button>`,
  })
  await loaded(visitor)
  await visitor.click('#b')
  await visitor.waitForUrl(/\/donate\?project=1$/)
})

test('a button in a closed shadow root opens the form', everyEngine, async ({ visitor, visit }) => {
  await visit('pasted', {
    widget: `${script}<x-card id="card"></x-card><script>
      card.attachShadow({ mode: 'closed' }).innerHTML = '<donate-button project-id="4">Give</donate-button>'
    </script>`,
  })
  await loaded(visitor)
  const { x, y } = await visitor.inspect('#card', (card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return { x: left + Math.min(width, 120) / 2, y: top + height / 2 }
  })
  await visitor.clickAt(x, y)
  await expect.poll(() => visitor.text('dialog h2')).toBe(named('Medical camp'))
  await close(visitor)
  expect((await heard(visitor)).errors).toEqual([])
})

test('addresses open with what others add to them, and the form loads on a page that adds headers to every request', async ({
  visitor,
  visit,
}) => {
  const texts = ['=4', '-4', '=4?utm_source=mail&utm_medium=email', '=4&fbclid=x', '=4/', '%3D4', '=4%20']
  const links = texts.map((text, place) => `<p><a id="link${place}" href="#donate${text}">Give</a></p>`).join('')
  await visit('pasted', {
    widget: `<script>{
      const plain = fetch
      const added = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'sentry-trace': '1', 'x-datadog-trace-id': '2' }
      window.fetch = (url, settings) => plain(url, { ...settings, headers: { ...settings?.headers, ...added } })
    }</script>${script}${links}<p><a id="capital" href="#Donate=4">Give</a> <a id="general" href="#donate?utm_source=mail">Give</a> <a id="own" href="#donate-section">Ours</a></p>`,
  })
  await loaded(visitor)
  for (const id of [...texts.map((_, place) => `link${place}`), 'capital']) {
    await visitor.click(`#${id}`)
    await expect.poll(() => visitor.text('dialog h2'), id).toBe(named('Medical camp'))
    expect(await visitor.url()).not.toContain('#')
    await close(visitor)
  }
  await visitor.click('#general')
  await expect.poll(() => visitor.text('dialog h2')).toBe('Make a Donation')
  await close(visitor)
  await visitor.click('#own')
  expect(await isOpen(visitor)).toBe(false)
  expect(await visitor.url()).toContain('#donate-section')
  expect(await heard(visitor)).toMatchObject({ errors: [], warnings: [] })
})

test('if a page has removed parts of the browser, CONTINUE opens the sign-in step or offers a link, and the page hears of no error', async ({
  visitor,
  visit,
}) => {
  const without = [
    'window.Intl = undefined; history.replaceState = () => { throw new Error("no") }',
    'Object.fromEntries = Array.prototype.at = Array.prototype.toReversed = String.prototype.replaceAll = undefined',
  ]
  for (const removal of without) {
    await visit('pasted', { widget: `<script>${removal}</script>${script}${button}`, hash: '#donate=4' })
    await visitor.click('dialog >> #purpose >> input[value="41"]')
    await visitor.click('dialog >> button:has-text("CONTINUE")')
    await visitor.waitFor('dialog >> :is(button:has-text("Open the sign-in window"),a:has-text("Give on our website"))')
    expect((await heard(visitor)).errors).toEqual([])
  }
})
