/** How a session ends other than by Logout: once, whichever part noticed it first (this site's calls or the widget's). */
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { forgetDrafts } from '../../components/forms/forgetDrafts.ts'

const listeners = new Set<() => void>()
/** A form opened before the site's program loaded has noticed the end: the program learns it when it starts. */
let unheard = false

/** Listens to the end of a session, also one that ended before anybody listened; returns a function that stops it. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (unheard) {
    unheard = false
    listener()
  }
  return () => void listeners.delete(listener)
}

/** Clears all local storage (specification, section 8) and notifies the code that opens /login. */
export const expireSession = (session: AuthStore): void => {
  if (session.getState().token === null) return
  session.end('expired')
  unheard = listeners.size === 0
  for (const listener of listeners) listener()
}

let leavingFrom: string | undefined

/** Signs out, or clears everything, at the person's own request. The guard of the current page does not ask for a new sign-in. */
export const leaveSession = (session: AuthStore, reason: 'logout' | 'expired'): void => {
  leavingFrom = location.pathname
  forgetDrafts()
  session.end(reason)
}
export const isLeaving = (pathname: string): boolean => leavingFrom === pathname
/** Another page is shown: every guard is active again. */
export const arrivedAt = (pathname: string): void => {
  if (leavingFrom !== pathname) leavingFrom = undefined
}
