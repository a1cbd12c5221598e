/** How a session ends from outside the donor's own Logout: once, whoever noticed it first (this site's calls or the widget's). */
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { forgetDrafts } from '../../forms/forgetDrafts.ts'

const listeners = new Set<() => void>()
/** A form that was open before the site's program met the end: the program hears of it when it comes. */
let unheard = false

/** Hears of an ended session, also of one that ended before anybody listened; answers a function that stops it. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (unheard) {
    unheard = false
    listener()
  }
  return () => void listeners.delete(listener)
}

/** Clears all local storage (specification, section 8) and tells whoever moves the visitor to /login. */
export const expireSession = (session: AuthStore): void => {
  if (session.getState().token === null) return
  session.end('expired')
  unheard = listeners.size === 0
  for (const listener of listeners) listener()
}

let leavingFrom: string | undefined

/** Signs out, or forgets all, at the person's own wish. The guard of the page that is being left does not ask for a new sign-in. */
export const leaveSession = (session: AuthStore, reason: 'logout' | 'expired'): void => {
  leavingFrom = location.pathname
  forgetDrafts()
  session.end(reason)
}
export const isLeaving = (pathname: string): boolean => leavingFrom === pathname
/** Another page is there: from now on every guard guards again. */
export const arrivedAt = (pathname: string): void => {
  if (leavingFrom !== pathname) leavingFrom = undefined
}
