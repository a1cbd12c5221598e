import type { Dependencies } from '../../dependencies.ts'
import { findPartnerOf } from '../../partners/findPartner.ts'

/**
 * Who may call a route from a browser.
 * `public`: anyone without a token. `site`: the trust's own site. `donate`: the site and registered partners.
 * `provider`: the payment provider's form post and pages of this origin, which need no permission.
 */
export type Audience = 'public' | 'site' | 'donate' | 'provider'

/** `allow`: value for Access-Control-Allow-Origin. `refused`: a browser sent this from a page without permission. */
export type OriginDecision = { allow: string | null; refused: boolean }

const MAX_AGE_SECONDS = 600

/** Decides about one request. A request without an origin is no cross-origin call of a browser: it needs no permission. */
export async function decideOrigin(
  deps: Pick<Dependencies, 'db' | 'config'>,
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
  deps: Pick<Dependencies, 'db' | 'config'>,
  audience: Audience,
  methods: readonly string[],
  request: Request,
): Promise<Response> {
  const asked = (request.headers.get('Access-Control-Request-Headers') ?? '').toLowerCase()
  const withToken = asked.split(',').some((name) => name.trim() === 'authorization')
  const decision = await decideOrigin(deps, audience, request.headers.get('Origin'), withToken)
  const headers = new Headers({ Vary: 'Access-Control-Request-Headers' })
  setCorsHeaders(headers, audience, decision)
  if (decision.allow !== null) {
    headers.set('Access-Control-Allow-Methods', methods.join(', '))
    headers.set(
      'Access-Control-Allow-Headers',
      withToken ? 'Authorization, Content-Type, Idempotency-Key' : 'Content-Type',
    )
    headers.set('Access-Control-Max-Age', String(MAX_AGE_SECONDS))
  }
  return new Response(null, { status: decision.refused ? 403 : 204, headers })
}
