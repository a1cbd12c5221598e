import type * as z from 'zod/mini'
import type { Dependencies } from '../dependencies.ts'
import type { SessionScope } from '../storage/tables.ts'
import type { Audience } from './cors.ts'
import type { Language } from '../../shared/languages.ts'

/** Who calls: a row of `sessions` that is neither expired nor revoked. */
export interface Session {
  id: number
  userId: number
  scope: SessionScope
  /** The partner's origin of a donating-only session. */
  origin: string | null
}

/** One request as a route sees it. `session` is set as the route's `auth` promises. */
export interface Call<Caller extends Session | null = Session | null> {
  deps: Dependencies
  request: Request
  url: URL
  params: Record<string, string>
  language: Language
  session: Caller
}

/** Result of a handler: data for the envelope, or a response of its own (a redirect, a page). */
export type Answer = Response | { data: unknown; message?: string }

interface Place {
  method: 'GET' | 'POST'
  /** Path under the API root. */
  path: string
  audience: Audience
}

/** What the API's document (openapi/) tells of a call, from the contract. */
interface Described {
  /** One line for the document: what the call does. */
  summary: string
  /** Query parameters, each a text. */
  query?: z.ZodMiniObject
  /** JSON payload. */
  body?: z.ZodMiniType
  /** `data` of a good answer; null where it carries nothing. */
  answer: z.ZodMiniType | null
  /** Refusals that this call has beyond those of its audience and payload, e.g. 404. */
  refusals?: readonly number[]
  /** A type in which the same answer can be had by `format=`, e.g. `text/csv`. */
  alsoAs?: string
  /** What the call takes or answers instead of JSON in the envelope: a form, a page, a redirect. */
  other?: { body?: string; answer?: { status: number; type: string | null } }
}

/**
 * `none`: a token is not looked at. `optional`: public, but a token that is sent must be good.
 * `full`: a signed-in person on the trust's site. `staff`: that, of the trust's own staff. `donor`: `full`, or a donating-only token of a partner.
 */
export type Route = Place &
  Described &
  (
    | { auth: 'none'; handle: (call: Call<null>) => Promise<Answer> }
    | { auth: 'optional'; handle: (call: Call) => Promise<Answer> }
    | { auth: 'full' | 'staff' | 'donor'; handle: (call: Call<Session>) => Promise<Answer> }
  )
