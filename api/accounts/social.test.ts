import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInSchema, signInNonceSchema, signInSessionsSchema } from '../../shared/contract/people/account.ts'
import { sha256 } from './secret.ts'
import { type LogFields, noLog } from '../base/logging/log.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

const issuer = 'https://accounts.google.com'
const audience = 'our-client-id'
const nonce = 'a-nonce-of-the-browser-1'

let api: TestApi
let jwk: JWK
let sign: (claims: JWTPayload) => Promise<string>
let signOther: (claims: JWTPayload) => Promise<string>
beforeAll(async () => {
  const [ours, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256' }
  api = await createTestApi({
    social: { GOOGLE: { issuers: [issuer, 'accounts.google.com'], audience, keys: { keys: [jwk] } } },
  })
  const signWith = (key: CryptoKey) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
  sign = signWith(ours.privateKey)
  signOther = signWith(other.privateKey)
})
afterAll(() => api.close())

function claims(change: JWTPayload = {}): JWTPayload {
  const now = Math.floor(api.deps.now().getTime() / 1000)
  const email = 'kamla@example.org'
  return {
    iss: issuer,
    aud: audience,
    sub: 'g-1',
    iat: now,
    exp: now + 600,
    nonce,
    email,
    email_verified: true,
    name: 'Kamla Devi',
    ...change,
  }
}

const without = (claim: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims()).filter(([name]) => name !== claim))

/** Posts a token whose nonce the server has just issued. */
async function post(idToken: string, more: Record<string, unknown> = {}) {
  const expires_at = new Date(api.deps.now().getTime() + 60_000)
  const row = { nonce_sha256: sha256(nonce), expires_at }
  await api.deps.db
    .insertInto('sign_in_nonces')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return send(idToken, nonce, more)
}
const send = (idToken: string, nonce: string, more: Record<string, unknown> = {}) =>
  api.send('register/social', { json: { provider: 'GOOGLE', idToken, nonce, ...more } })

describe('sign-in with an identity provider', () => {
  it('creates an account the first time, and finds it by its subject afterwards', async () => {
    const first = (await post(await sign(claims()), { email: 'kamla@example.org' })).data(signedInSchema)
    expect(first.user).toMatchObject({ email: 'kamla@example.org', fullName: 'Kamla Devi', contactNo: null })
    const renamed = await sign(claims({ email: 'kamla.new@example.org' }))
    expect((await post(renamed)).data(signedInSchema).user.id).toBe(first.user.id)
    expect((await api.send('profile', { token: first.token })).status).toBe(200)
  })

  it('accepts a hashed nonce in the token', async () => {
    const hashed = createHash('sha256').update(nonce).digest('hex')
    expect((await post(await sign(claims({ nonce: hashed })))).status).toBe(200)
  })

  const wrong: [string, () => Promise<string>][] = [
    ['another audience', () => sign(claims({ aud: 'another-client' }))],
    ['our audience among others', () => sign(claims({ aud: [audience, 'another-client'] }))],
    ['another issuer', () => sign(claims({ iss: 'https://evil.example' }))],
    ['expiry in the past', () => sign(claims({ exp: Math.floor(api.deps.now().getTime() / 1000) - 1 }))],
    ['another nonce', () => sign(claims({ nonce: 'a-nonce-of-somebody-else' }))],
    ['no nonce', () => sign(without('nonce'))],
    ['no subject', () => sign(without('sub'))],
    ['no expiry', () => sign(without('exp'))],
    ["another's signature", () => signOther(claims())],
    [
      'an edited payload',
      async () => {
        const [head, , signature] = (await sign(claims())).split('.')
        return [head, Buffer.from(JSON.stringify(claims({ sub: 'g-2' }))).toString('base64url'), signature].join('.')
      },
    ],
    [
      'alg none',
      async () => {
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
        return `${part({ alg: 'none' })}.${part(claims())}.`
      },
    ],
    [
      'our public key used as a secret',
      async () =>
        new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(Buffer.from('k'.repeat(32))),
    ],
    ['no token at all', async () => 'x'],
  ]
  it.each(wrong)('answers 401 to %s', async (_, token) => {
    expect((await post(await token())).status).toBe(401)
  })

  it('answers 401 if the e-mail in the body is not the token’s', async () => {
    expect((await post(await sign(claims()), { email: 'asha@example.org' })).status).toBe(401)
  })

  it.each(['asha@example.org', 'Asha@Example.org'])('never takes over an account by its e-mail %s', async (email) => {
    const answer = await post(await sign(claims({ sub: 'g-3', email })))
    expect(answer.status).toBe(409)
    expect(answer.refusal).toEqual({ code: 'email_in_use' })
    const identities = await api.deps.db.selectFrom('identities').select('subject').execute()
    expect(identities).toEqual([{ subject: 'g-1' }])
  })

  it('keeps the notice that the page showed with an account that it makes', async () => {
    const tokens = [
      claims({ sub: 'g-7', email: 'noor@example.org' }),
      claims({ sub: 'g-8', email: 'neel@example.org' }),
    ]
    const [shown, unshown] = await Promise.all(tokens.map(sign))
    const { user } = (await post(shown ?? '', { notice_version: '1' })).data(signedInSchema)
    const other = (await post(unshown ?? '')).data(signedInSchema)
    const seen = await api.deps.db
      .selectFrom('notices_seen')
      .innerJoin('wordings', 'wordings.id', 'wording_id')
      .select(['user_id', 'version'])
      .where('user_id', 'in', [user.id, other.user.id])
      .execute()
    expect(seen).toEqual([{ user_id: user.id, version: '1' }])
  })

  it('creates no account from an unverified address', async () => {
    const answer = await post(await sign(claims({ sub: 'g-4', email: 'new@example.org', email_verified: false })))
    expect(answer.status).toBe(422)
  })

  it('accepts only a nonce that the server issued, once and for ten minutes', async () => {
    const issue = async () => (await api.send('login/nonce', { json: {} })).data(signInNonceSchema).nonce
    const signWith = (one: string, jti: string) => sign(claims({ nonce: one, jti }))
    const own = 'a-nonce-that-the-caller-made'
    expect((await send(await signWith(own, 'a'), own)).status).toBe(401)
    const issued = await issue()
    const token = await signWith(issued, 'b')
    const answers = await Promise.all([send(token, issued), send(token, issued)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await send(await signWith(issued, 'c'), issued)).status).toBe(401)
    const old = await issue()
    api.advance(601)
    expect((await send(await signWith(old, 'd'), old)).status).toBe(401)
    expect(JSON.stringify(await api.deps.db.selectFrom('sign_in_nonces').selectAll().execute())).not.toContain(old)
  })

  it('accepts each id token once, even if its nonce is issued again', async () => {
    const token = await sign(claims({ jti: 'once' }))
    expect([(await post(token)).status, (await post(token)).status]).toEqual([200, 401])
  })

  it('proves again who the owner of an account without a password is', async () => {
    const { token } = (await post(await sign(claims({ jti: 'first' })))).data(signedInSchema)
    api.advance(601)
    const end = () => api.send('profile/end-other-sessions', { json: {}, token })
    expect((await end()).refusal?.code).toBe('reauthenticate')
    const setPassword = { current: '', password: 'Himalaya-ki-hawa' }
    const set = await api.send('profile/update-password', { json: setPassword, token })
    expect(set.refusal?.code).toBe('reauthenticate')
    const prove = async (change: JWTPayload) => {
      const one = (await api.send('login/nonce', { json: {} })).data(signInNonceSchema).nonce
      const idToken = await sign(claims({ ...change, nonce: one }))
      return api.send('profile/reauthenticate', { json: { provider: 'GOOGLE', idToken, nonce: one }, token })
    }
    expect((await prove({ sub: 'g-9' })).refusal?.fields).toEqual({ idToken: 'mismatch' })
    expect((await prove({})).status).toBe(200)
    expect((await end()).status).toBe(200)
    const left = (await api.send('profile/sessions', { token })).data(signInSessionsSchema)
    expect(left.map(({ current }) => current)).toEqual([true])
  })

  it('refuses a provider that is not configured', async () => {
    const answer = await api.send('register/social', { json: { provider: 'APPLE', idToken: 'x', nonce } })
    expect(answer.refusal).toEqual({ code: 'invalid', fields: { provider: 'unknown' } })
  })
})

describe('a key set that cannot be read', () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  const cases: [string, string, typeof fetch][] = [
    ['never answers', 'no answer in time', silent],
    ['fails', 'fetch failed', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers an error', 'HTTP 502', async () => new Response('Bad gateway', { status: 502 })],
    ['answers something else', 'no key set', async () => Response.json({ error: 'busy' })],
  ]
  it.each(cases)(
    'says "try again" if the provider %s, and then the same token is good',
    async (what, why, failing) => {
      const before = { fetch: api.deps.fetch, log: api.deps.log, social: api.deps.config.social }
      const reasons: unknown[] = []
      let reading = failing
      Object.assign(api.deps, {
        fetch: ((...asked) => reading(...asked)) satisfies typeof fetch,
        log: { ...noLog, warn: (event: string, fields?: LogFields) => reasons.push([event, fields?.reason]) },
      })
      const keys = new URL('https://keys.example/jwks')
      Object.assign(api.deps.config, { social: { GOOGLE: { issuers: [issuer], audience, keys } } })
      const token = await sign(claims({ sub: `g-${what}`, email: `${what.replaceAll(' ', '.')}@example.org` }))
      const started = performance.now()
      const answer = await post(token)
      expect(performance.now() - started).toBeLessThan(10_000)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(reasons).toEqual([['key set away', `keys.example: ${why}`]])
      reading = async () => Response.json({ keys: [jwk] })
      expect((await post(token)).status).toBe(200)
      Object.assign(api.deps, { fetch: before.fetch, log: before.log })
      Object.assign(api.deps.config, { social: before.social })
    },
    30_000,
  )
})

describe('the name in an id token', () => {
  it.each([
    ['line breaks', 'Kamla\r\n\r\nPay to https://evil.example', 'Kamla Pay to https://evil.example'],
    ['a line break in a name', 'Kamla\nDevi', 'Kamla Devi'],
    ['a NUL', 'Kamla\0Devi', 'Kamla Devi'],
    ['a sign that turns the direction', '\u202EKamla Devi', 'Kamla Devi'],
    ['no letters', '<>', 'Donor'],
    ['too many characters', 'Kamla '.repeat(60), `${'Kamla '.repeat(25).trim()}`],
  ])('stores a name with %s as a person could type it', async (what, name, stored) => {
    const email = `${what.replaceAll(' ', '.')}@example.org`
    const answer = await post(await sign(claims({ name, email, sub: what })))
    expect(answer.data(signedInSchema).user.fullName).toBe(stored)
  })

  it('makes no account for a subject or an address that nobody could type', async () => {
    expect((await post(await sign(claims({ sub: 'g-\0', email: 'nul.sub@example.org' })))).status).toBe(401)
    const answer = await post(await sign(claims({ sub: 'g-nul', email: 'nul\0@example.org' })))
    expect(answer.refusal?.fields).toEqual({ idToken: 'email' })
  })
})
