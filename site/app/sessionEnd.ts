/** How a session ends from outside the donor's own Logout: once, whoever noticed it first (this site's calls or the widget's). */
import type { AuthStore } from '../../shared/auth/authStore.ts'

const listeners = new Set<() => void>()

/** Hears of an ended session; answers a function that stops it. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Clears all local storage (specification, section 8) and tells whoever moves the visitor to /login. */
export const expireSession = (session: AuthStore): void => {
  if (session.getState().token === null) return
  session.end('expired')
  for (const listener of listeners) listener()
}
