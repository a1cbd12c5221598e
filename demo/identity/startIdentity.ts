import * as z from 'zod/mini'
import { type Listening, listen } from '../stack/listen.ts'
import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { type Markup, sampleFiles, hiddenFields, hindiFonts, samplePage, type Values } from '../stack/samplePage.ts'
import { texts } from '../texts.ts'
import { randomUUID, createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { languageSchema } from '../../shared/contract/basics.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { ApiConfig } from '../../api/base/config.ts'
import type { SocialSite } from '../../site/server/roots.ts'

/** Client ids of the trust's site at the sandbox. A real one comes from the provider, and from the site's configuration. */
export const sandboxClients = {
  google: 'kinara-site.google.sandbox.example',
  apple: 'example.kinara.site.sandbox',
} as const

/** What the site needs to know about the sandbox's provider, in both formats. */
export function sandboxSocial(identityRoot: string): SocialSite {
  return {
    google: { script: `${identityRoot}/gsi/client`, clientId: sandboxClients.google },
    apple: { script: `${identityRoot}/appleid/auth.js`, clientId: sandboxClients.apple },
  }
}

/** What the API needs to verify its tokens. */
export function trustSandbox(identityRoot: string): ApiConfig['social'] {
  const shared = { issuers: [identityRoot], keys: new URL(`${identityRoot}/jwks`) }
  return {
    GOOGLE: { ...shared, audience: sandboxClients.google },
    APPLE: { ...shared, audience: sandboxClients.apple },
  }
}

/**
 * Starts the sandbox's identity provider on the loopback interface.
 *
 * @param options.siteRoot the only site that may ask it for a sign-in
 * @throws PortInUse
 */
export async function startIdentity(options: { port: number; siteRoot: string; root: string }): Promise<Listening> {
  const signer = await createSigner(options.root, () => Date.now())
  const siteOrigin = new URL(options.siteRoot).origin
  const identity = await createIdentity({ siteOrigin, signer })
  return listen(identity, { port: options.port, hostname: 'localhost', variable: 'IDENTITY_PORT' })
}

interface IdentityDependencies {
  /** The only origin that may send a request, show the card and receive an answer. */
  siteOrigin: string
  signer: Signer
}

const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const OPEN = { 'Access-Control-Allow-Origin': '*' }

/**
 * The sandbox's identity provider: a key set of OpenID Connect, and a page to choose a person. It also serves the two scripts that sites load
 * from the real providers. It verifies nobody, so it must listen on the loopback interface only.
 */
export async function createIdentity({ siteOrigin, signer }: IdentityDependencies) {
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
  app.get('/fonts/*', hindiFonts())
  app.use(sampleFiles('sandbox'))
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
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`
  return c.html(markup, status, { 'Content-Security-Policy': policy })
}

/** One classic script made of several modules, as sites load it. It has no imports between them. The page gets only what they put on `window`. */
async function script(...names: string[]): Promise<string> {
  const parts = await Promise.all(names.map((name) => readFile(new URL(`scripts/${name}`, import.meta.url), 'utf8')))
  const joined = parts.join('\n').replace(/^(import|export) .*$/gm, '')
  return `(() => {\n'use strict'\n${joined}\n})()\n`
}

/** A page in its frame. The texts of its language fill its places, too. */
function page(name: string, { hl, display }: Pick<Ask, 'hl' | 'display'>, values: Values): Markup {
  const { title } = texts[hl].identity
  const body = samplePage(`sign-in.html#${name}`, { ...texts[hl].identity, ...values })
  return samplePage('sign-in.html#frame', { lang: hl, title, display, body })
}

const forDevelopers = { hl: 'en', display: 'popup' } as const

/** Explains this server at its bare address. */
const frontPage = (): Markup => page('front', forDevelopers, {})

/** The choice of a person: a separate window, or the card at a page's edge. */
function choicePage(asked: Ask): Markup {
  const ask = hiddenFields(asked)
  const persons = people.map((person) =>
    samplePage('sign-in.html#person', { ...person, ask, initial: person.name.slice(0, 1) }),
  )
  return page(asked.display, asked, { state: asked.state, origin: asked.origin, ask, persons })
}

/** Gives the token to the page that asked, and to no other origin. */
const answerPage = (ask: Ask, token: string, { name, email }: Person): Markup =>
  page('answer', ask, { state: ask.state, origin: ask.origin, token, name, email })

/** Shows the fault of the request, for developers. */
const refusalPage = (wrong: string): Markup => page('refusal', forDevelopers, { wrong })

const LIFE_SECONDS = 600

export type Signer = Awaited<ReturnType<typeof createSigner>>

/** A key made at start and kept in memory only. Its id is new too, so that clients with a cached key set request it again. */
export async function createSigner(issuer: string, nowMs: () => number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return {
    keySet: { keys: [key] } satisfies JSONWebKeySet,
    /** An id token (RS256) with the person's identity, for one client and one nonce; valid for ten minutes. */
    sign({ client_id, nonce }: Pick<Ask, 'client_id' | 'nonce'>, person: Person): Promise<string> {
      const issuedAt = Math.floor(nowMs() / 1000)
      return new SignJWT({ nonce, email: person.email, ...claimsOf(client_id, person) })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(client_id)
        .setSubject(person.subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign(privateKey)
    },
  }
}

/** Google puts the name into the token. Apple sends it beside the token, and writes booleans as text. */
function claimsOf(client: Ask['client_id'], { name }: Person): Record<string, unknown> {
  if (client === sandboxClients.apple) return { email_verified: 'true' }
  const [given_name, ...rest] = name.split(/\s+/)
  return { email_verified: true, name, given_name, ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}) }
}

/** A person whom the sandbox confirms. Accounts are keyed on `subject`. */
interface Person {
  subject: string
  name: string
  email: string
}

/** Three invented people to choose from. */
const people: readonly Person[] = [
  { subject: 'sandbox-kamla', name: 'Kamla Joshi', email: 'kamla@example.org' },
  { subject: 'sandbox-imran', name: 'Imran Sheikh', email: 'imran@example.org' },
  { subject: 'sandbox-lakshmi', name: 'Lakshmi Nair', email: 'lakshmi@example.org' },
]

/** A typed person: the same address is always the same person. */
function typedPerson(name: string, email: string): Person {
  const known = people.find((person) => person.email === email)
  return known ?? { subject: `typed-${createHash('sha256').update(email).digest('hex').slice(0, 24)}`, name, email }
}

/** The request of a site; the nonce returns inside the token, the state beside it. */
const askSchema = z.object({
  client_id: z.enum([sandboxClients.google, sandboxClients.apple]),
  origin: z.string(),
  state: z.string().check(z.regex(/^[\w-]{8,64}$/, 'state')),
  nonce: z.string().check(z.regex(/^[\w.~-]{16,128}$/, 'nonce')),
  /** A separate window, or the card at the page's edge. */
  display: z._default(z.enum(['popup', 'card']), 'popup'),
  hl: z._default(languageSchema, fallbackLanguage),
})
type Ask = z.infer<typeof askSchema>

/** The chosen person (a subject), or the typed one. */
const choiceSchema = z.union([
  z.object({ subject: z.string().check(z.minLength(1)) }),
  z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(50), z.email()),
  }),
])
