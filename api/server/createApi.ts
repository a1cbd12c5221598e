import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { KeySetAway } from '../accounts/idToken.ts'
import { hasUser } from '../accounts/users.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticate, auditStaffCall } from '../routes/access/authenticate.ts'
import { answerReader, type FileLink, openFileLink } from '../routes/access/fileLink.ts'
import type { Answer, Call, PublicRead, Route, DataAnswer, Session } from '../call.ts'
import type { Audience } from '../base/http/routeDescription.ts'
import { answerPreflight, decideOrigin, type OriginDecision, setCorsHeaders } from '../routes/access/cors.ts'
import { forbidden, notFound, Refused, unauthorized } from '../base/http/refusal.ts'
import { currentRequest, nameRoute } from '../base/observation/requestContext.ts'
import { AnswerMemory, respondWith, storeAnswer } from '../base/http/answerMemory.ts'
import { areas } from '../routes/areas.ts'
import { KeyMissing } from '../base/vault/vault.ts'
import { DatabaseAway } from '../storage/patientPool.ts'
import { type Language, fallbackLanguage, isLanguage } from '../../shared/languages.ts'
import { parseAccept } from 'hono/utils/accept'
import { strictTransport } from '../../shared/server/strictTransport.ts'
import type { ApiConfig } from '../base/config.ts'
import type { Envelope } from '../../shared/contract/envelope.ts'
import { texts } from '../texts/texts.ts'
import type { SentenceKey } from '../texts/en/sentences.ts'
import { readJson, readQuery } from '../base/http/readRequest.ts'
import { networkOf } from '../base/http/clientAddress.ts'

/**
 * Sets the security headers of an answer of the API that its own code has not set. A page that the API serves has its own policy.
 */
export function withSecurityHeaders(
  response: Response,
  { apiRoot, hstsSubdomains }: Pick<ApiConfig, 'apiRoot' | 'hstsSubdomains'>,
): Response {
  const basic = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...strictTransport(apiRoot, hstsSubdomains),
  }
  for (const [name, value] of Object.entries(basic)) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** The reader's preferred language. Quality values of Accept-Language count; unknown languages are ignored. */
export function readLanguage(acceptLanguage: string | null): Language {
  for (const { type, q, params } of parseAccept(acceptLanguage ?? '')) {
    const language = type.toLowerCase().split('-')[0]
    // The parser takes a weight that is no number for 1.
    if (q > 0 && !Number.isNaN(Number(params['q'] ?? 1)) && isLanguage(language)) return language
  }
  return fallbackLanguage
}

/**
 * The API as a function from Request to Response: a server calls it, or a client uses it as its `fetch`.
 * Every answer is in the envelope `{ status, message, data, error }`, also refusals and errors.
 */
export function createApi(deps: Dependencies): (request: Request) => Promise<Response> {
  const { pathname } = new URL(deps.config.apiRoot)
  const app = new Hono().basePath(pathname)
  const patternOf = (path: string) => pathname.replace(/\/$/, '') + path
  const memory = new AnswerMemory(deps)
  const routes = areas.flatMap((area) => area.routes)
  for (const [path, group] of groupByPath(routes)) {
    const methods = group.map((route) => route.method)
    app.use(path, (_, next) => {
      nameRoute(patternOf(path))
      return next()
    })
    for (const route of group) {
      app.on(route.method, path, async (c) => {
        const link = openFileLink(deps, c.req.raw, route)
        const language = link?.language ?? languageOf(c)
        const response = await respond(
          deps,
          c,
          route.audience,
          () => run(deps, memory, c, { route, link, language }),
          language,
        )
        return link ? answerReader(c.req.raw, response, language) : response
      })
    }
    const audience = group[0]?.audience ?? 'public'
    app.options(path, (c) => answerPreflight(deps, audience, methods, c.req.raw))
    app.all(path, (c) =>
      respond(deps, c, audience, async () => {
        const response = answerRefusal(new Refused(405, 'method'), languageOf(c))
        response.headers.set('Allow', methods.join(', '))
        return response
      }),
    )
  }
  const whole = new Hono()
  whole.route('/', app)
  whole.notFound((c) => respond(deps, c, 'public', async () => answerRefusal(notFound(), languageOf(c))))
  return async (request) => withSecurityHeaders(await whole.fetch(request), deps.config)
}

/** Runs one request: checks the origin, makes the answer, refusal or error, and sets the headers that let the calling page read it. */
async function respond(
  deps: Dependencies,
  c: Context,
  audience: Audience,
  work: () => Promise<Response>,
  language = languageOf(c),
): Promise<Response> {
  const request = c.req.raw
  // Every page may read that the database is away: the answer contains nothing else.
  let decision: OriginDecision = { allow: '*', refused: false }
  const response = await settle(deps, c, language, async () => {
    const token = request.headers.has('Authorization')
    decision = await decideOrigin(deps, audience, request.headers.get('Origin'), token)
    if (decision.refused) throw forbidden('origin')
    return work()
  })
  setCorsHeaders(response.headers, audience, decision)
  return response
}

async function settle(
  deps: Dependencies,
  c: Context,
  language: Language,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return answerRefusal(error, language)
    const requestId = currentRequest()?.requestId ?? randomUUID()
    const route = currentRequest()?.route ?? 'none'
    const away = awayOf(error)
    if (away) {
      deps.log.warn(away.event, { requestId, method: c.req.method, route, reason: away.reason })
      return answerFault(503, requestId)
    }
    deps.log.error('request failed', error, { requestId, method: c.req.method, route })
    return answerFault(500, requestId)
  }
}

/** What the call needs and cannot get now; null for any other error. */
function awayOf(error: unknown): { event: string; reason: string } | null {
  if (error instanceof DatabaseAway) return { event: 'database away', reason: error.message }
  if (error instanceof KeySetAway) return { event: 'key set away', reason: error.message }
  if (!(error instanceof KeyMissing)) return null
  return { event: 'data key missing', reason: `DATA_ENCRYPTION_KEYS has no key "${error.keyId}"; add it and restart` }
}

async function run(
  deps: Dependencies,
  memory: AnswerMemory,
  c: Context,
  { route, link, language }: { route: Route; link: FileLink | null; language: Language },
): Promise<Response> {
  const session = await authenticate(deps, c.req.raw, route, link).catch((error: unknown) => {
    logDenied(deps, c.req.raw, { route, session: null, error })
    throw error
  })
  const call = { deps, request: c.req.raw, url: link?.url ?? new URL(c.req.url), params: c.req.param(), language }
  if (route.cached) return answerRead(memory, route, call)
  const answer = await handle(route, { ...call, session }).catch(async (error: unknown) => {
    logDenied(deps, c.req.raw, { route, session, error })
    // If the account is deleted during a request, its rows are missing. That is no error: the session has ended.
    const isRefusal = error instanceof Refused || error instanceof DatabaseAway
    if (session && !isRefusal && !(await hasUser(deps, session.userId).catch(() => true))) throw unauthorized()
    throw error
  })
  await auditStaffCall(route, { ...call, session })
  const response = answer instanceof Response ? answer : answerWith(answer, language)
  response.headers.append('Vary', 'Accept-Language')
  return response
}

async function handle(route: Exclude<Route, PublicRead>, call: Call): Promise<Answer> {
  const sent = await readSent(route, call)
  if (route.auth === 'none') return route.handle({ ...call, session: null }, ...sent)
  if (route.auth === 'optional') return route.handle(call, ...sent)
  if (!call.session) throw new Error(`Route ${route.path} was reached without a session`)
  return route.handle({ ...call, session: call.session }, ...sent)
}

function languageOf(c: Context) {
  return readLanguage(c.req.header('Accept-Language') ?? null)
}

function groupByPath(all: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of all) groups.set(`/${route.path}`, [...(groups.get(`/${route.path}`) ?? []), route])
  return groups
}

/** More fields do not help in one sentence. The answer's `fields` list all of them. */
const MOST = 3

/** Says which fields of a payload are wrong: "Enter your full name. Check the e-mail address." Null if a field has no name that people use. */
export function fieldSentence(wrong: Readonly<Record<string, string>>, language: Language): string | null {
  const { fields, enter, check } = texts[language]
  const names: Readonly<Record<string, string>> = fields
  const sentences: string[] = []
  for (const [field, code] of Object.entries(wrong).slice(0, MOST)) {
    const name = names[field]
    if (!name) return null
    sentences.push(code === 'required' ? enter(name) : check(name))
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}

const say = (key: SentenceKey, language: Language): string => texts[language].sentences[key]

/** An answer in the envelope of the specification: `{ status: true, message, data, error: null }`. */
export function answerWith(answer: DataAnswer, language: Language): Response {
  const response = envelope(200, bodyOf(answer, language))
  if (answer.cookie) response.headers.set('Set-Cookie', answer.cookie)
  return response
}

/** The JSON text of a good answer. */
export function bodyOf({ data, message = 'ok' }: DataAnswer, language: Language): string {
  return textOf({ status: true, message: say(message, language), data, error: null })
}

const textOf = (body: Envelope<unknown>): string => JSON.stringify(body)

/** A refusal in the envelope, in the reader's language, with Retry-After if the caller must wait. */
function answerRefusal(refused: Refused, language: Language): Response {
  const { code, detail, status } = refused
  const body = textOf({
    status: false,
    message: sentenceOf(refused, language),
    data: null,
    error: detail.fields ? { code, fields: detail.fields } : { code },
  })
  const response = envelope(status, body)
  if (detail.retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(detail.retryAfterSeconds))
  return response
}

/** The refusal's own sentence. For a payload with wrong fields it names them. */
function sentenceOf({ code, detail }: Refused, language: Language): string {
  const key = detail.sentence ?? code
  if (key === 'too_many' && detail.retryAfterSeconds !== undefined)
    return texts[language].tryAgainIn(Math.ceil(detail.retryAfterSeconds / 60))
  return (key === 'invalid' && detail.fields && fieldSentence(detail.fields, language)) || say(key, language)
}

/**
 * 500: does not say what happened. The log has it under the request id.
 * 503: the database, or something else that the call needs, is away for now. Nothing says whether the call had its effect, so a client may only repeat one
 * that moves no money.
 */
function answerFault(status: 500 | 503, requestId: string): Response {
  const body = { status: false, message: 'Internal server error', data: null, error: { code: 'internal' } }
  const response = envelope(status, textOf(body))
  response.headers.set('X-Request-Id', requestId)
  if (status === 503) response.headers.set('Retry-After', '5')
  return response
}

function envelope(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/**
 * Answers a public read from memory. Route, language, and what the route declares choose the answer. Other query parameters do not reach the handler: they
 * would fill the memory with copies.
 */
async function answerRead(
  memory: AnswerMemory,
  route: PublicRead,
  { deps, request, url, language }: Omit<Call, 'session'>,
): Promise<Response> {
  const sent = await readSent(route, { deps, request, url })
  // The specification's parameter that bypasses caches of browsers. The answer is the same with every value.
  const key = JSON.stringify([route.path, language, sent], (name, value) => (name === 'timestamp' ? undefined : value))
  const answer = await memory.get(key, route.cached, async () => {
    const data = await route.handle({ deps, request, url, params: {}, language, session: null }, ...sent)
    return storeAnswer(bodyOf(data, language))
  })
  return respondWith(answer, request)
}

/**
 * What a request sends, as the schemas of its route read it: the query, then the payload.
 * @throws Refused 400, 413, or 422 with a code per field.
 */
async function readSent(
  { query, body, reads }: Route,
  { deps, request, url }: Pick<Call, 'deps' | 'request' | 'url'>,
): Promise<never[]> {
  const sent: unknown[] = query ? [readQuery(url, query)] : []
  if (reads) sent.push(await reads({ deps, request }))
  else if (body) sent.push(await readJson(request, body))
  return sent as never[] // routes/callers.ts has checked them against the handler
}

/** 404 is the answer for what belongs to somebody else, too. */
const denied: ReadonlySet<number> = new Set([401, 403, 404])
/** What runs against a limit, a rule of business, or the form of a call. Ordinary people do it by mistake; many lines of one caller are an attack. */
const refused: ReadonlySet<number> = new Set([400, 409, 413, 415, 422, 429])

/**
 * Logs that a person may not do or see what was asked for, or that a limit or a rule refused it. The line names nobody: repeats show by a keyed hash of the account, or of the network without one.
 * @param session null if the caller proved nothing
 */
function logDenied(
  deps: Dependencies,
  request: Request,
  { route, session, error }: { route: Route; session: Session | null; error: unknown },
): void {
  if (!(error instanceof Refused)) return
  const { status, code, detail } = error
  const isDenied = denied.has(status) && route.auth !== 'none'
  if (!isDenied && !refused.has(status)) return
  const who = session ? `account ${session.userId}` : `network ${networkOf(deps.clientAddress(request))}`
  const requestId = currentRequest()?.requestId
  const fields = Object.keys(detail.fields ?? {}).join(',')
  deps.log.warn(isDenied ? 'access denied' : 'request refused', {
    ...(requestId === undefined ? {} : { requestId }),
    route: route.path,
    status,
    code,
    ...(fields && { fields }),
    caller: deps.vault.fingerprint(who),
  })
}
