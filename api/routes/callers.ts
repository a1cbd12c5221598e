/** Who makes a call, and from where. A route begins with one of these. */

/** Everybody reads it, from any page. */
export const publicRead = { method: 'GET', audience: 'public', auth: 'optional', cached: 'content' } as const

/** A visitor of the trust's own site sends it, signed in or not. */
export const visitorWrite = { method: 'POST', audience: 'site', auth: 'optional' } as const

/** A visitor of the trust's own site sends it in order to sign in. */
export const signInWrite = { method: 'POST', audience: 'site', auth: 'none' } as const

/** A signed-in person reads what is theirs. */
export const ownRead = { method: 'GET', audience: 'site', auth: 'full' } as const
export const ownWrite = { method: 'POST', audience: 'site', auth: 'full' } as const

/** A donor sends it, also from a partner's page. */
export const donorWrite = { method: 'POST', audience: 'donate', auth: 'donor' } as const

/** Every member of staff reads it. */
export const staffRead = { method: 'GET', audience: 'site', auth: 'staff', role: 'reader' } as const
export const accountantRead = { method: 'GET', audience: 'site', auth: 'staff', role: 'accountant' } as const
export const accountantWrite = { method: 'POST', audience: 'site', auth: 'staff', role: 'accountant' } as const
