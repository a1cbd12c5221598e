import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { createPartnerPage } from './servePage.ts'

const page = createPartnerPage({ siteRoot: 'http://localhost:1', apiRoot: 'http://localhost:2/api' })
const get = async (path: string) => page(new Request(`http://127.0.0.1:3${path}`))

describe("the partner's page", () => {
  it('contains one script tag of the widget, and no placeholder', async () => {
    const text = await (await get('/')).text()
    expect(text.match(/widget\/v1\/donate\.js/g)).toHaveLength(1)
    expect(text).toContain('data-api-root="http://localhost:2/api"')
    expect(text).not.toContain('{{')
  })

  it('passes known values of language and theme to the tag, and no others', async () => {
    expect(await (await get('/?lang=hi&theme=dark')).text()).toContain('data-lang="hi" data-theme="dark"></script>')
    expect(await (await get('/?lang=%22%3E%3Cscript%3E&theme=x')).text()).toContain(
      'data-floating="bottom-right"></script>',
    )
  })

  it('works without the script', async () => {
    expect(await (await get('/?script=off')).text()).not.toContain('donate.js')
  })

  it('has a strict policy on request, with a new nonce each time on every script', async () => {
    const answer = await get('/?csp=strict')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
    const text = await answer.text()
    expect(text.match(/<script/g)?.length).toBe(text.split(`nonce="${nonce}"`).length - 1)
    expect((await get('/?csp=strict')).headers.get('Content-Security-Policy')).not.toContain(nonce)
    expect((await get('/')).headers.get('Content-Security-Policy')).toBeNull()
  })

  it.each(['/gone', '/servePage.ts', '/constructor', '/__proto__', '/sandbox/418/api/x'])(
    'does not find %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('the viewer of the API', () => {
  it("loads the API's document, with files of this server only", async () => {
    const answer = await get('/api-docs')
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'; style-src 'self';")
    expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self' http://localhost:2;")
    const { document } = new JSDOM(await answer.text()).window
    expect(document.querySelector<HTMLElement>('[data-document]')?.dataset['document']).toBe(
      'http://localhost:2/api/openapi.json',
    )
    const files = [...document.querySelectorAll('script, link')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
    )
    expect(files).toHaveLength(5)
    for (const file of files) expect((await get(file)).status, file).toBe(200)
    expect((await get('/api-docs/index.html')).status).toBe(404)
  })
})

describe('the pages for page owners', () => {
  const send = async (path: string, form: Record<string, string>) =>
    page(new Request(`http://127.0.0.1:3${path}`, { method: 'POST', body: new URLSearchParams(form) }))

  it.each(['/configurator', '/configurator?ui=hi', '/doctor', '/doctor?ui=hi', '/doctor?example=1'])(
    'serve %s without the trust, under a policy of its own',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
      expect(await answer.text()).toMatch(/<\/html>$/)
    },
  )

  it('show values of the address as text, never as markup', async () => {
    const wild = '"><script>alert(1)</script>'
    for (const name of ['accent', 'partner', 'amounts', 'project', 'ui', 'place']) {
      const text = await (await get(`/configurator?${new URLSearchParams({ [name]: wild })}`)).text()
      expect(text).not.toContain('<script>alert')
    }
    expect(await (await send('/doctor', { html: wild, policy: wild, address: wild })).text()).not.toContain(
      '<script>alert',
    )
  })

  it('name typed values that were not accepted in the hint of their field', async () => {
    const hints = async (query: string) => {
      const { document } = new JSDOM(await (await get(`/configurator?${query}`)).text()).window
      return ['amounts', 'partner'].map((name) => document.getElementById(`${name}-hint`)?.textContent ?? '')
    }
    const [amounts, partner] = await hints('amounts=500+many&partner=GreenLeaf')
    expect(amounts).toMatch(/^Not taken: many\. .*none above ₹10,00,000\. Up to four/)
    expect(partner).toMatch(/^“GreenLeaf” is not taken/)
    expect((await hints('amounts=500,750&partner=greenleaf')).join()).not.toContain('taken')
  })

  it('run in the preview the lines that are copied, and another API only to simulate a fault', async () => {
    const query = 'project=3&shape=inline&theme=dark&partner=greenleaf'
    const lines = [
      '<script async src="http://localhost:1/widget/v1/donate.js" data-partner="greenleaf" data-theme="dark">',
      '<donate-form project-id="3">',
    ]
    const text = await (await get(`/configurator/preview?${query}`)).text()
    for (const line of lines) expect(text).toContain(line)
    expect(text).not.toContain('data-api-root')
    expect(await (await get(`/configurator/preview?${query}&play=401`)).text()).toContain(
      'data-api-root="http://127.0.0.1:3/sandbox/401/api"',
    )
  })

  it.each([
    ['en', 'The colour is not a colour', 'Browsers do not know the colour “foo”'],
    ['hi', 'ऐसा कोई रंग नहीं', 'ब्राउज़र “foo” नाम का कोई रंग नहीं जानते'],
  ])('report in %s an accent that is no colour, with the line without it', async (ui, name, sentence) => {
    const line = '<script async src="http://localhost:1/widget/v1/donate.js" data-accent="foo"></script>'
    const answer = await send(`/doctor?ui=${ui}`, { html: `${line}<a href="#donate">Give</a>` })
    const { document } = new JSDOM(await answer.text()).window
    expect(document.querySelectorAll('.found li')).toHaveLength(1)
    expect(document.querySelector('.found h3')?.textContent).toBe(name)
    expect(document.querySelector('.found li')?.textContent).toContain(sentence)
    expect(document.querySelector('.found pre')?.textContent).toBe(line.replace(' data-accent="foo"', ''))
  })

  it('mark in a hint only what is wrong', async () => {
    const { document } = new JSDOM(await (await get('/configurator?amounts=500+many&partner=GreenLeaf')).text()).window
    const marked = ['amounts', 'partner'].map((name) => document.querySelector(`#${name}-hint strong`)?.textContent)
    expect(marked).toEqual([
      expect.stringMatching(/^Not taken: many\. .*₹10,00,000\.$/),
      expect.stringMatching(/^“GreenLeaf” is not taken: .*\.$/),
    ])
  })

  it('store nothing in the doctor, and limit what it reads', async () => {
    const answer = await send('/doctor', { html: '<p>Hello</p>' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('script_missing')
    expect(await (await send('/doctor', { html: 'x'.repeat(500_001) })).text()).toContain('This is too long')
    expect((await send('/doctor', { html: 'x'.repeat(2_000_001) })).status).toBe(413)
  })
})
