import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { expireSession } from './sessionEnd.ts'

/** Makes a call, handles the failures that concern every call, and passes them on. */
export type Watch = <T>(call: () => Promise<T>) => Promise<T>

const endings = new WeakSet<Error>()

/** Whether a call failed because the session has ended: the visitor is on the way to /login, and needs no other message. */
export const isSessionEnd = (error: unknown): boolean => error instanceof Error && endings.has(error)

/** Handles failures (specification, section 8): a 401 ends the session of the call, a 500 shows its message. */
export const createWatch =
  (session: AuthStore, onServerFault: () => void): Watch =>
  async (call) => {
    const { token } = session.getState()
    try {
      return await call()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'serverFault') onServerFault()
      if (error instanceof ApiError && error.kind === 'unauthorized' && token !== null) {
        endings.add(error)
        // Three 401s at once are one ended session; a late one must not end the next session.
        if (session.getState().token === token) expireSession(session)
      }
      throw error
    }
  }

/** A transport whose every call is watched. */
export const watchedTransport = (inner: Transport, watch: Watch): Transport => ({
  get: (path, schema) => watch(() => inner.get(path, schema)),
  post: (path, body, schema) => watch(() => inner.post(path, body, schema)),
})
