/** Who makes a call, and from where. A route is declared with one of these: path, one line for the API's document, and the rest. */
import type { Choosing, KeptRoute, OpenRoute, OwnRoute, Route } from '../call.ts'
import type { StaffRead, StaffWrite, VisitorRoute } from '../call.ts'

type Caller<Kind extends Route> = Pick<Kind, 'method' | 'audience' | 'auth'>
type Rest<Kind> = Omit<Kind, 'method' | 'path' | 'audience' | 'auth' | 'role' | 'summary'>
type Declare<Rest> = (path: string, summary: string, rest: Rest) => Route

const open =
  (caller: Caller<OpenRoute>): Declare<Rest<OpenRoute>> =>
  (path, summary, rest) => ({ ...caller, path, summary, ...rest })

/** Everybody reads it, from any page; today's answer is not kept. */
export const openRead = open({ method: 'GET', audience: 'public', auth: 'none' })
/** A visitor of any page sends it. */
export const openWrite = open({ method: 'POST', audience: 'public', auth: 'none' })
/** A visitor of the trust's own site asks for it. */
export const siteRead = open({ method: 'GET', audience: 'site', auth: 'none' })
/** A visitor of the trust's own site sends it in order to sign in. */
export const signInWrite = open({ method: 'POST', audience: 'site', auth: 'none' })
/** The payment provider, or a mail program: no page asks, so nobody's origin is checked. */
export const providerRead = open({ method: 'GET', audience: 'provider', auth: 'none' })
export const providerWrite = open({ method: 'POST', audience: 'provider', auth: 'none' })

/** A visitor of the trust's own site sends it, signed in or not. */
export const visitorWrite: Declare<Rest<VisitorRoute>> = (path, summary, rest) => {
  const caller = { method: 'POST', audience: 'site', auth: 'optional' } as const
  return { ...caller, path, summary, ...rest }
}

const own =
  (caller: Caller<OwnRoute>): Declare<Rest<OwnRoute>> =>
  (path, summary, rest) => ({ ...caller, path, summary, ...rest })

/** A signed-in person reads or changes what is theirs. */
export const ownRead = own({ method: 'GET', audience: 'site', auth: 'full' })
export const ownWrite = own({ method: 'POST', audience: 'site', auth: 'full' })
/** A donor, also on a partner's page. */
export const donorRead = own({ method: 'GET', audience: 'donate', auth: 'donor' })
export const donorWrite = own({ method: 'POST', audience: 'donate', auth: 'donor' })

const staff = { audience: 'site', auth: 'staff' } as const
const readBy =
  (role: StaffRead['role']): Declare<Rest<StaffRead>> =>
  (path, summary, rest) => ({ ...staff, method: 'GET', role, path, summary, ...rest })

/** Every member of staff reads it. */
export const staffRead = readBy('reader')
export const accountantRead = readBy('accountant')
export const administratorRead = readBy('administrator')

const writeBy =
  (caller: Pick<StaffWrite, 'role' | 'recent'>): Declare<Omit<Rest<StaffWrite>, 'recent' | 'audits'>> =>
  (path, summary, rest) => ({ ...staff, method: 'POST', audits: null, ...caller, path, summary, ...rest })

/** An accountant changes something. The handler writes the entry of the audit log, with its subject. */
export const accountantWrite = writeBy({ role: 'accountant', recent: false })
/** The same, with a proof of identity of the last ten minutes: it moves money, mails people or cannot be undone. */
export const provenWrite = writeBy({ role: 'accountant', recent: true })

/** A search by staff. The words are in the body: they name people. */
export const staffSearch =
  (role: StaffWrite['role']): Declare<Omit<Rest<StaffWrite>, 'recent'>> =>
  (path, summary, rest) => ({ ...staff, method: 'POST', role, recent: false, path, summary, ...rest })

/** A token must be valid, and the answer lasts until content changes, unless the call says otherwise. */
type Kept = Omit<Rest<KeptRoute>, 'cached'> & Partial<Pick<KeptRoute, 'auth' | 'cached'>>
const kept = { audience: 'public', auth: 'optional', cached: 'content' } as const

/** Everybody reads it, from any page. */
export const publicRead: Declare<Kept> = (path, summary, rest) => ({ ...kept, method: 'GET', path, summary, ...rest })
/** The same, for what is chosen in the body of a POST. */
export const publicChoice: Declare<Kept & Choosing> = (path, summary, rest) => {
  return { ...kept, method: 'POST', path, summary, ...rest }
}
