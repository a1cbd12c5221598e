import { describe, expect, it } from 'vitest'
import { createPartnerPage } from './servePage.ts'

const page = createPartnerPage({ siteRoot: 'http://localhost:1', apiRoot: 'http://localhost:2/api' })
const get = async (path: string) => page(new Request(`http://127.0.0.1:3${path}`))

describe("the partner's page", () => {
  it('carries one script tag of the widget, and no placeholder is left', async () => {
    const text = await (await get('/')).text()
    expect(text.match(/widget\/v1\/donate\.js/g)).toHaveLength(1)
    expect(text).toContain('data-api-root="http://localhost:2/api"')
    expect(text).not.toContain('{{')
  })

  it('hands language and theme to the tag, and nothing that it does not know', async () => {
    expect(await (await get('/?lang=hi&theme=dark')).text()).toContain('data-lang="hi" data-theme="dark"></script>')
    expect(await (await get('/?lang=%22%3E%3Cscript%3E&theme=x')).text()).toContain(
      'data-floating="bottom-right"></script>',
    )
  })

  it('stands without the script', async () => {
    expect(await (await get('/?script=off')).text()).not.toContain('donate.js')
  })

  it('has a strict policy on request, whose nonce is new each time and stands on every script', async () => {
    const answer = await get('/?csp=strict')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
    const text = await answer.text()
    expect(text.match(/<script/g)?.length).toBe(text.split(`nonce="${nonce}"`).length - 1)
    expect((await get('/?csp=strict')).headers.get('Content-Security-Policy')).not.toContain(nonce)
    expect((await get('/')).headers.get('Content-Security-Policy')).toBeNull()
  })

  it.each(['/gone', '/servePage.ts', '/constructor', '/__proto__', '/sandbox/418/api/x'])(
    'does not know %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
