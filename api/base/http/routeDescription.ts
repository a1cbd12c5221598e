import type * as z from 'zod/mini'

/**
 * Who may call a route from a browser.
 * `public`: anyone without a token. `site`: the trust's own site. `donate`: the site and registered partners.
 * `provider`: the payment provider's form post and pages of this origin, which need no permission.
 */
export type Audience = 'public' | 'site' | 'donate' | 'provider'

export interface Place {
  method: 'GET' | 'POST'
  /** Path under the API root. */
  path: string
  audience: Audience
}

/** What the API's document (openapi/) shows of a call, from the contract. */
export interface Described {
  /** One line for the document: what the call does. */
  summary: string
  /** Query parameters, each a text. */
  query?: z.ZodMiniObject
  /** JSON payload. */
  body?: z.ZodMiniType
  /** A repeated request with the same `Idempotency-Key` gets the same answer. */
  idempotent?: true
  /** `data` of a good answer; absent if it is null. */
  answer?: z.ZodMiniType
  /** Statuses of refusals that this call adds to those of its audience and payload, e.g. 404. */
  refusals?: readonly number[]
  /** Another media type of the same answer, chosen by `format=`, e.g. `text/csv`. */
  alsoAs?: string
  /** What the call accepts or answers instead of JSON in the envelope: a form, a page, a redirect. */
  other?: { body?: string; answer?: { status: number; type: string | null } }
}

/** A call as the API's document shows it: all but who answers it. */
export type RouteDescription = Place & Described & { auth: 'none' | 'optional' | 'full' | 'donor' | 'staff' }
