import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { createTestApi } from '../../api/testing/testApi.ts'
import { createIdentity, createSigner, type Signer, sandboxClients } from './startIdentity.ts'

const issuer = 'http://identity.test'
const siteOrigin = 'http://site.test'
const nowMs = Date.parse('2026-11-21T04:00:00Z')
const nonce = 'a-nonce-of-the-browser-1'

let signer: Signer
let identity: (request: Request) => Response | Promise<Response>
beforeAll(async () => {
  signer = await createSigner(issuer, () => nowMs)
  identity = await createIdentity({ siteOrigin, signer })
})

const ask = { client_id: sandboxClients.google, origin: siteOrigin, state: 'state-123', nonce }
const get = async (path: string) => identity(new Request(issuer + path))
const authorize = (fields: Record<string, string>) => get(`/authorize?${new URLSearchParams(fields)}`)
const choose = async (fields: Record<string, string>) =>
  identity(new Request(`${issuer}/authorize`, { method: 'POST', body: new URLSearchParams(fields) }))
const tokenOf = (page: string) => /data-token="([^"]+)"/.exec(page)?.[1] ?? ''

describe('the sandbox’s identity provider', () => {
  it('explains itself at its bare address', async () => {
    const page = await get('/')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('invented identity provider')
  })

  it('publishes its keys, without their secret', async () => {
    const keys = await (await get('/jwks')).json()
    expect(keys).toEqual(signer.keySet)
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  it.each([
    ['client_id', { client_id: 'another' }],
    ['origin', { origin: 'https://evil.example' }],
    ['state', { state: '"><script>' }],
    ['nonce', { nonce: 'short' }],
  ])('refuses a wrong %s, on its page and at its form', async (name, change) => {
    for (const response of [
      await authorize({ ...ask, ...change }),
      await choose({ ...ask, subject: 'sandbox-kamla', ...change }),
    ]) {
      expect(response.status).toBe(400)
      const page = await response.text()
      expect(page).toContain(`<code>${name}</code>`)
      expect(tokenOf(page)).toBe('')
    }
  })

  it('allows framing by the site only, and runs only its own script', async () => {
    const policy = (await authorize({ ...ask, display: 'card' })).headers.get('Content-Security-Policy')
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`)
    expect(policy).toContain("script-src 'self'")
  })

  it('shows Hindi on request, and brings the letters for it', async () => {
    const page = await authorize({ ...ask, hl: 'hi' })
    expect(await page.text()).toContain('आज आप कौन हैं?')
    expect(page.headers.get('Content-Security-Policy')).toContain("font-src 'self'")
    const style = await (await get('/style.css')).text()
    const fonts = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => path)
    expect(fonts).toHaveLength(2)
    for (const font of fonts) expect((await get(font)).headers.get('Content-Type')).toBe('font/woff2')
  })

  it('signs for one client, one nonce and ten minutes', async () => {
    const token = tokenOf(await (await choose({ ...ask, subject: 'sandbox-kamla' })).text())
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(signer.keySet), {
      currentDate: new Date(nowMs),
    })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({
      iss: issuer,
      aud: sandboxClients.google,
      sub: 'sandbox-kamla',
      nonce,
      email: 'kamla@example.org',
      email_verified: true,
      exp: nowMs / 1000 + 600,
    })
  })

  it('refuses an unknown person, and one without a valid address', async () => {
    expect((await choose({ ...ask, subject: 'sandbox-nobody' })).status).toBe(400)
    expect((await choose({ ...ask, name: 'Tara Devi', email: 'not an address' })).status).toBe(400)
  })

  it('issues tokens that the API accepts, as Google’s and as Apple’s, unless they were edited', async () => {
    const trusted = { issuers: [issuer], keys: signer.keySet }
    const api = await createTestApi({
      social: {
        GOOGLE: { ...trusted, audience: sandboxClients.google },
        APPLE: { ...trusted, audience: sandboxClients.apple },
      },
    })
    const post = async (provider: string, idToken: string) => {
      const nonce_sha256 = createHash('sha256').update(nonce).digest('hex')
      const row = { nonce_sha256, expires_at: new Date(api.deps.now().getTime() + 60_000) }
      await api.deps.db
        .insertInto('sign_in_nonces')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return api.send('register/social', { json: { provider, idToken, nonce } })
    }
    const google = tokenOf(await (await choose({ ...ask, name: 'Tara Devi', email: 'Tara@Example.org' })).text())
    expect((await post('GOOGLE', google)).data(signedInSchema).user).toMatchObject({
      email: 'tara@example.org',
      fullName: 'Tara Devi',
    })
    const appleAsk = { ...ask, client_id: sandboxClients.apple }
    const apple = tokenOf(await (await choose({ ...appleAsk, subject: 'sandbox-imran' })).text())
    expect((await post('APPLE', apple)).status).toBe(200)
    expect((await post('GOOGLE', apple)).status).toBe(401)
    const [head, body, signature = ''] = google.split('.')
    const flipped = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    expect((await post('GOOGLE', flipped)).status).toBe(401)
    await api.close()
  })
})
