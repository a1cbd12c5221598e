/** Who makes a call, and from where. A route is declared with one of these: path, one line for the API's document, and the rest. */
import type * as z from 'zod/mini'
import { indianDay } from '../../shared/date.ts'
import { readJson } from '../base/http/readRequest.ts'
import type { Call, OpenRoute, OwnRoute, PublicRead, Route, StaffRead, StaffWrite, VisitorRoute } from '../call.ts'

/** What a call takes, and its handler, which gets it: first the query and then the payload, as far as the call has them. */
interface Takes<Kind extends Route, Query, Payload> {
  query?: z.ZodMiniObject & z.ZodMiniType<Query>
  body?: z.ZodMiniType<Payload>
  reads?: (...call: Parameters<NonNullable<Kind['reads']>>) => Promise<Payload>
  file?: true | ((call: Parameters<Exclude<NonNullable<Kind['file']>, true>>[0], query: NoInfer<Query>) => void)
  handle: (
    call: Parameters<Kind['handle']>[0],
    ...sent: [...Given<NoInfer<Query>>, ...Given<NoInfer<Payload>>]
  ) => ReturnType<Kind['handle']>
}

/** A type that nothing says stays unknown. */
type Given<Value> = unknown extends Value ? [] : [Value]

type Declare<Kind extends Route, Rest> = <Query, Payload>(
  path: string,
  summary: string,
  rest: Omit<Rest, 'path' | 'summary' | keyof Takes<Kind, Query, Payload>> & Takes<Kind, Query, Payload>,
) => Route

/** The payload of a call whose schema depends on today. The API's document shows it on any day. */
export const dated = <Payload>(schema: (today: string) => z.ZodMiniType<Payload>) => ({
  body: schema('2199-12-31'),
  reads: ({ deps, request }: Pick<Call, 'deps' | 'request'>) => readJson(request, schema(indianDay(deps.now()))),
})

type Who = 'method' | 'audience' | 'auth'

/** A kind of route, with the fields that all of its routes have. */
const declare =
  <Kind extends Route, Name extends keyof Kind>(given: Pick<Kind, Name>): Declare<Kind, Omit<Kind, Name>> =>
  (path, summary, rest) =>
    // The types of what is sent end here: `Takes` has compared schemas and handler.
    ({ ...given, path, summary, ...rest }) as unknown as Route

/** Everybody reads it, from any page; today's answer is not kept. */
export const openRead = declare<OpenRoute, Who>({ method: 'GET', audience: 'public', auth: 'none' })
/** A visitor of any page sends it. */
export const openWrite = declare<OpenRoute, Who>({ method: 'POST', audience: 'public', auth: 'none' })
/** A visitor of the trust's own site asks for it. */
export const siteRead = declare<OpenRoute, Who>({ method: 'GET', audience: 'site', auth: 'none' })
/** A visitor of the trust's own site sends it in order to sign in. */
export const signInWrite = declare<OpenRoute, Who>({ method: 'POST', audience: 'site', auth: 'none' })
/** The payment provider, or a mail program: no page asks, so nobody's origin is checked. */
export const providerRead = declare<OpenRoute, Who>({ method: 'GET', audience: 'provider', auth: 'none' })
export const providerWrite = declare<OpenRoute, Who>({ method: 'POST', audience: 'provider', auth: 'none' })

/** A visitor of the trust's own site sends it, signed in or not. */
export const visitorWrite = declare<VisitorRoute, Who>({ method: 'POST', audience: 'site', auth: 'optional' })

/** A signed-in person reads or changes what is theirs. */
export const ownRead = declare<OwnRoute, Who>({ method: 'GET', audience: 'site', auth: 'full' })
export const ownWrite = declare<OwnRoute, Who>({ method: 'POST', audience: 'site', auth: 'full' })
/** A donor, also on a partner's page. */
export const donorRead = declare<OwnRoute, Who>({ method: 'GET', audience: 'donate', auth: 'donor' })
export const donorWrite = declare<OwnRoute, Who>({ method: 'POST', audience: 'donate', auth: 'donor' })

const readBy = (role: StaffRead['role']) =>
  declare<StaffRead, Who | 'role'>({ method: 'GET', audience: 'site', auth: 'staff', role })

/** Every member of staff reads it. */
export const staffRead = readBy('reader')
export const accountantRead = readBy('accountant')
export const administratorRead = readBy('administrator')

const staffWrite = { method: 'POST', audience: 'site', auth: 'staff' } as const
const accountantBy = (recent: boolean) =>
  declare<StaffWrite, Who | 'role' | 'recent' | 'audits'>({ ...staffWrite, role: 'accountant', recent, audits: null })

/** An accountant changes something. The handler writes the entry of the audit log, with its subject. */
export const accountantWrite = accountantBy(false)
/** The same, with a proof of identity of the last ten minutes: it moves money, mails people or cannot be undone. */
export const provenWrite = accountantBy(true)

/** A search by staff. The words are in the body: they name people. */
export const staffSearch = (role: StaffWrite['role']) =>
  declare<StaffWrite, Who | 'role' | 'recent'>({ ...staffWrite, role, recent: false })

/** A token must be valid, and the answer lasts until content changes, unless the call says otherwise. */
type Kept = Omit<PublicRead, Who | 'cached'> & Partial<Pick<PublicRead, 'auth' | 'cached'>>
const kept = (method: PublicRead['method']): Declare<PublicRead, Kept> =>
  declare<PublicRead, Who | 'cached'>({ method, audience: 'public', auth: 'optional', cached: 'content' })

/** Everybody reads it, from any page. */
export const publicRead = kept('GET')
/** The same, for what is chosen in the body of a POST. */
export const publicChoice = kept('POST')
