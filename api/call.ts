import type * as z from 'zod/mini'
import type { Dependencies } from './dependencies.ts'
import type { AuditAction } from '../shared/contract/staff/audit.ts'
import type { Monthly } from '../shared/contract/donation/mandate.ts'
import type { StaffRole } from '../shared/contract/people/account.ts'
import type { SessionScope } from './storage/tables/accountTables.ts'
import type { Life } from './base/http/answerMemory.ts'
import type { Described, Place } from './base/http/routeDescription.ts'
import type { SentenceKey } from './texts/en/sentences.ts'
import type { Language } from '../shared/languages.ts'

/** A project and an amount in rupees. */
export interface AgreedDonation {
  projectId: number
  amount: number
  /** The same amount every month. */
  monthly?: Monthly | null
}

/** The caller: a row of `sessions` that is neither expired nor revoked. */
export interface Session {
  id: number
  userId: number
  scope: SessionScope
  /** The partner's origin of a donating-only session. */
  origin: string | null
  /** The donation that the donor has agreed to in the window that issued a donating-only session; null if it has shown none. */
  agreed: AgreedDonation | null
  /** The person's role in the trust's staff, read with this request. */
  role: StaffRole | null
  /** When the person last proved who they are: by signing in, or by a password or id token since. */
  authenticatedAt: Date
  /** The person proved it again since the sign-in, so the session is not only what a stolen password opened. */
  provenAgain: boolean
  /** The account has a second factor, so this session began with a code, or had one confirmed. */
  secondFactor: boolean
}

/** One request as a route's handler gets it. `session` is set as the route's `auth` requires. */
export interface Call<Caller extends Session | null = Session | null> {
  deps: Dependencies
  request: Request
  url: URL
  params: Record<string, string>
  language: Language
  session: Caller
}

/** Data for the envelope. */
export interface DataAnswer {
  data: unknown
  /** The sentence to show; absent: OK. */
  message?: SentenceKey
  /** The value of `Set-Cookie`. */
  cookie?: string
}

/** Data of the contract before it becomes JSON: where the contract has the ISO text of a moment, there may still be a `Date`. Moments are named `at` or `…_at`. */
export type BeforeJson<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<BeforeJson<Item>>
    : T extends object
      ? { [Key in keyof T]: Key extends 'at' | `${string}_at` ? T[Key] | Date : BeforeJson<T[Key]> }
      : T

/** A handler's result: data for the envelope, or its own response (a redirect, a page). */
export type Answer = Response | DataAnswer

/** What a handler gets besides the call: what its route's schemas have read, the query before the payload. */
type Sent<First, Second> = [First] extends [never]
  ? []
  : [Read<First>, ...([Second] extends [never] ? [] : [Read<Second>])]
type Read<Sent> = Sent extends z.ZodMiniType | ((...day: never) => z.ZodMiniType) ? z.output<SchemaOf<Sent>> : Sent
/** Some schemas depend on the day. */
type SchemaOf<Sent> = Sent extends (...day: never) => infer Schema ? Schema : Sent

type Handling<Caller extends Session | null, First, Second, Result> = (
  call: Call<Caller>,
  ...sent: Sent<First, Second>
) => Promise<Result>

/**
 * Answers a call of a signed-in person. Named are the schemas of the query and the payload, or their types. Nothing else may read a query or a JSON payload:
 * the route names the schemas, and another one there does not compile.
 */
export type Handler<First = never, Second = never> = Handling<Session, First, Second, Answer>
/**
 * A handler whose work is one transaction: `deps.db` is the transaction, so a refusal or an error changes nothing. Mails that it has queued leave after the commit.
 */
export const inTransaction =
  <First = never, Second = never>(handle: Handler<First, Second>): Handler<First, Second> =>
  async (call, ...sent) => {
    const { deps } = call
    const answer = await deps.db.transaction().execute((db) => handle({ ...call, deps: { ...deps, db } }, ...sent))
    deps.mailer.wake()
    return answer
  }

/** The same for a call whose token is ignored. */
export type OpenHandler<First = never> = Handling<null, First, never, Answer>
/** The same for a call of a person who may be signed in. */
export type VisitorHandler<First = never> = Handling<Session | null, First, never, Answer>
/** The same for a public read that is answered from memory. */
export type PublicHandler<First = never> = Handling<null, First, never, DataAnswer>

/** What a route declares besides who answers it. */
interface Declared extends Described {
  /**
   * A GET of a signed-in person that answers a file to keep: a link of `POST file-link` opens it, too. A function checks before that what the
   * handler wants beyond the rules of the call.
   */
  file?: true | ((call: Pick<Call<Session>, 'deps' | 'session'>, query: never) => void)
  /** Reads the payload where `body` cannot: it depends on the day, say, or may be a form. */
  reads?: (call: Pick<Call, 'deps' | 'request'>) => Promise<unknown>
}

/** The types of what is sent are checked where the route is declared (routes/callers.ts). */
type Answers<Caller extends Session | null, Result = Answer> = (call: Call<Caller>, ...sent: never[]) => Promise<Result>

interface StaffCall {
  auth: 'staff'
  /** The least role that may call it. */
  role: StaffRole
  audits: AuditAction | null
  /** Set if the call can also answer a file to keep (`format=csv`): who may take it away, and how the log names that. */
  exported?: { role: StaffRole; audits: AuditAction }
  handle: Answers<Session>
}

/**
 * A public read that is answered from memory until content changes (server/createApi.ts). The word `cached` is all that a new one needs. The handler gets no
 * session, because everybody gets the same answer.
 */
export type PublicRead = Place &
  Declared & {
    audience: 'public'
    auth: 'none' | 'optional'
    cached: Life
    handle: Answers<null, DataAnswer>
  }

/** The handler runs for each request. */
type Fresh = Place & Declared & { cached?: never }

/** A token is ignored. */
export type OpenRoute = Fresh & { auth: 'none'; handle: Answers<null> }
/** Public, but a token must be valid. */
export type VisitorRoute = Fresh & { auth: 'optional'; handle: Answers<Session | null> }
/** `full`: a signed-in person on the trust's site. `donor`: `full`, or a donating-only token of a partner. */
export type OwnRoute = Fresh & { auth: 'full' | 'donor'; handle: Answers<Session> }
/**
 * `full`, and the person's role in the trust's staff includes `role`. Every answered call is in the audit log as `audits`; null: the handler writes the entry
 * itself, with its subject. `recent`: it needs a proof of identity of the last ten minutes, because it moves money, mails people or cannot be undone. Files
 * to keep always need one.
 */
export type StaffRead = Fresh & StaffCall & { method: 'GET'; recent?: true }
export type StaffWrite = Fresh & StaffCall & { method: 'POST'; recent: boolean }

export type Route = PublicRead | OpenRoute | VisitorRoute | OwnRoute | StaffRead | StaffWrite
