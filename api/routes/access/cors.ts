import type { Audience } from '../../base/http/routeDescription.ts'
import { findPartnerOf } from '../../partners/partners.ts'
import type { Reading } from '../../storage/database.ts'
import type { WithConfig } from '../../base/config.ts'

/** `allow`: value for Access-Control-Allow-Origin. `refused`: a browser sent this from a page without permission. */
export type OriginDecision = { allow: string | null; refused: boolean }

const MAX_AGE_SECONDS = 600

/** What a page with this permission may send. */
const OWN_HEADERS = { withToken: ['Authorization', 'Content-Type', 'Idempotency-Key'], without: ['Content-Type'] }

/**
 * Headers that monitoring tools of a host page add to every `fetch` of that page, in lower case. We ignore them. A preflight that refused them would refuse the
 * form, too.
 */
const TRACING_HEADERS: ReadonlySet<string> = new Set([
  // W3C Trace Context and Baggage: OpenTelemetry, Application Insights, Dynatrace, Elastic, New Relic.
  'traceparent',
  'tracestate',
  'baggage',
  'sentry-trace',
  'x-datadog-origin',
  'x-datadog-parent-id',
  'x-datadog-sampled',
  'x-datadog-sampling-priority',
  'x-datadog-tags',
  'x-datadog-trace-id',
  'newrelic',
  'elastic-apm-traceparent',
  'request-id',
  'request-context',
  // Zipkin, in one header or in several.
  'b3',
  'x-b3-flags',
  'x-b3-parentspanid',
  'x-b3-sampled',
  'x-b3-spanid',
  'x-b3-traceid',
  'uber-trace-id',
  'x-dtpc',
  'x-dtreferer',
  'x-instana-l',
  'x-instana-s',
  'x-instana-t',
  'x-amzn-trace-id',
  'x-cloud-trace-context',
])

/** Decides about one request. A request without an origin is no cross-origin call of a browser: it needs no permission. */
export async function decideOrigin(
  deps: Reading & WithConfig,
  audience: Audience,
  origin: string | null,
  withToken: boolean,
): Promise<OriginDecision> {
  if (audience === 'provider') return { allow: null, refused: false }
  if (audience === 'public' && !withToken) return { allow: '*', refused: false }
  if (origin === null) return { allow: null, refused: false }
  const known =
    origin === deps.config.siteOrigin || (audience !== 'site' && (await findPartnerOf(deps, origin)) !== null)
  return known ? { allow: origin, refused: false } : { allow: null, refused: true }
}

/** Sets the headers of every answer, also of errors, so an allowed page can read why it was refused. */
export function setCorsHeaders(headers: Headers, audience: Audience, decision: OriginDecision): void {
  if (audience === 'provider') return
  // Without a token, every origin gets the same answer to a public call. `Vary: Origin` would only divide shared caches.
  headers.append('Vary', decision.allow === '*' ? 'Authorization' : 'Origin, Authorization')
  if (decision.allow === null) return
  headers.set('Access-Control-Allow-Origin', decision.allow)
  headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Date')
}

/** Answers a preflight. A page without permission gets no CORS headers. */
export async function answerPreflight(
  deps: Reading & WithConfig,
  audience: Audience,
  methods: readonly string[],
  request: Request,
): Promise<Response> {
  const asked = (request.headers.get('Access-Control-Request-Headers') ?? '').toLowerCase().split(',')
  const names = asked.map((name) => name.trim())
  const withToken = names.includes('authorization')
  const decision = await decideOrigin(deps, audience, request.headers.get('Origin'), withToken)
  const headers = new Headers({ Vary: 'Access-Control-Request-Headers' })
  setCorsHeaders(headers, audience, decision)
  if (decision.allow !== null) {
    headers.set('Access-Control-Allow-Methods', methods.join(', '))
    const own = withToken ? OWN_HEADERS.withToken : OWN_HEADERS.without
    const traced = names.filter((name) => TRACING_HEADERS.has(name))
    headers.set('Access-Control-Allow-Headers', [...own, ...traced].join(', '))
    headers.set('Access-Control-Max-Age', String(MAX_AGE_SECONDS))
  }
  return new Response(null, { status: decision.refused ? 403 : 204, headers })
}
