import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { type Ask, askSchema, choiceSchema } from './ask.ts'
import { type Markup, sampleFiles } from '../stack/samplePage.ts'
import { answerPage, choicePage, frontPage, refusalPage } from './pages.ts'
import { people, typedPerson } from './people.ts'
import type { Signer } from './signer.ts'

export interface IdentityDependencies {
  /** Public address of this provider, without a slash at its end; the issuer of its tokens. */
  issuer: string
  /** The only origin that may send a request, show the card and receive an answer. */
  siteOrigin: string
  signer: Signer
}

const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const OPEN = { 'Access-Control-Allow-Origin': '*' }

/**
 * The sandbox's identity provider: OpenID Connect discovery, a key set, and a page to choose a person. It also serves the two scripts that sites load
 * from the real providers. It verifies nobody, so it must listen on the loopback interface only.
 */
export async function createIdentity({ issuer, siteOrigin, signer }: IdentityDependencies) {
  const [page, gsi, apple] = await Promise.all([
    script('page.js'),
    script('asking.js', 'gsiClient.js'),
    script('asking.js', 'appleAuth.js'),
  ])
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/', (c) => show(c, frontPage(), "'none'"))
  app.get('/.well-known/openid-configuration', (c) => c.json(discovery(issuer), 200, OPEN))
  app.get('/jwks', (c) => c.json(signer.keySet, 200, OPEN))
  app.get('/gsi/client', (c) => c.body(gsi, 200, SCRIPT))
  app.get('/appleid/auth.js', (c) => c.body(apple, 200, SCRIPT))
  app.get('/page.js', (c) => c.body(page, 200, SCRIPT))

  app.get('/authorize', (c) => {
    const ask = readAsk(c.req.query(), siteOrigin)
    return typeof ask === 'string' ? refuse(c, ask) : show(c, choicePage(ask), siteOrigin)
  })
  app.post('/authorize', async (c) => {
    const form = await c.req.parseBody()
    const ask = readAsk(form, siteOrigin)
    if (typeof ask === 'string') return refuse(c, ask)
    const choice = choiceSchema.safeParse(form)
    if (!choice.success) return refuse(c, 'name, email')
    const picked = choice.data
    const person =
      'subject' in picked
        ? people.find((known) => known.subject === picked.subject)
        : typedPerson(picked.name, picked.email)
    if (!person) return refuse(c, 'subject')
    return show(c, answerPage(ask, await signer.sign(ask, person), person), siteOrigin)
  })
  app.use(sampleFiles('sign-in'))
  return (request: Request) => app.fetch(request)
}

/** The request, or the name of its fault. */
function readAsk(fields: unknown, siteOrigin: string): Ask | string {
  const ask = askSchema.safeParse(fields)
  if (!ask.success) return String(ask.error.issues[0]?.path[0] ?? 'request')
  return ask.data.origin === siteOrigin ? ask.data : 'origin'
}

const refuse = (c: Context, wrong: string) => show(c, refusalPage(wrong), "'none'", 400)

function show(c: Context, markup: Markup, ancestors: string, status: 200 | 400 = 200) {
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`
  return c.html(markup, status, { 'Content-Security-Policy': policy })
}

/** OpenID Connect Discovery 1.0, as far as this provider supports it: id tokens by a message to the requesting window. */
function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['id_token'],
    response_modes_supported: ['web_message'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'iss', 'aud', 'iat', 'exp', 'nonce', 'email', 'email_verified', 'name'],
  }
}

/** One classic script made of several modules, as sites load it. It has no imports between them. The page gets only what they put on `window`. */
async function script(...names: string[]): Promise<string> {
  const parts = await Promise.all(names.map((name) => readFile(new URL(`scripts/${name}`, import.meta.url), 'utf8')))
  const joined = parts.join('\n').replace(/^(import|export) .*$/gm, '')
  return `(() => {\n'use strict'\n${joined}\n})()\n`
}
