import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { KeySetAway } from '../accounts/idToken.ts'
import { hasUser } from '../accounts/users.ts'
import type { Dependencies } from '../dependencies.ts'
import { answerAway, answerFault, answerRefusal, answerWith, answerRead, readSent } from './answer.ts'
import { authenticate, auditStaffCall } from '../routes/access/authenticate.ts'
import { answerReader, type FileLink, openFileLink } from '../routes/access/fileLink.ts'
import type { Answer, Call, PublicRead, Route } from '../call.ts'
import type { Audience } from '../base/http/routeDescription.ts'
import { answerPreflight, decideOrigin, type OriginDecision, setCorsHeaders } from '../routes/access/cors.ts'
import { logDenied } from '../routes/access/logDenied.ts'
import { forbidden, notFound, Refused, unauthorized } from '../base/http/refusal.ts'
import { currentRequest, nameRoute } from '../base/observation/requestContext.ts'
import { AnswerMemory } from '../base/http/answerMemory.ts'
import { areas } from '../routes/areas.ts'
import { KeyMissing } from '../base/vault/vault.ts'
import { DatabaseAway } from '../storage/patientPool.ts'
import { type Language, fallbackLanguage, isLanguage } from '../../shared/languages.ts'
import { parseAccept } from 'hono/utils/accept'
import { strictTransport } from '../../shared/server/strictTransport.ts'
import type { ApiConfig } from '../base/config.ts'

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
      return answerAway(requestId)
    }
    deps.log.error('request failed', error, { requestId, method: c.req.method, route })
    return answerFault(requestId)
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
  if (route.cached) return answerRead({ deps, memory, route, request: c.req.raw, language })
  const call = { deps, request: c.req.raw, url: link?.url ?? new URL(c.req.url), params: c.req.param(), language }
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
