import { ApiError } from '../../shared/api/apiError.ts'
import type { Transport } from '../../shared/api/transport.ts'
import type { AuthStore } from '../../shared/auth/authStore.ts'
import { expireSession } from './sessionEnd.ts'

/**
 * A transport that acts on the two failures which concern every call (specification, section 8), and then lets them through:
 * a 401 ends the session that the call was made with, a 500 is told to the donor.
 */
export const watchedTransport = (inner: Transport, session: AuthStore, onServerFault: () => void): Transport => {
  const watch = async <T>(call: () => Promise<T>): Promise<T> => {
    const { token } = session.getState()
    try {
      return await call()
    } catch (error) {
      const kind = error instanceof ApiError ? error.kind : null
      // Three 401s at once are one ended session; a late one must not end the session that came after it.
      if (kind === 'unauthorized' && token !== null && session.getState().token === token) expireSession(session)
      if (kind === 'serverFault') onServerFault()
      throw error
    }
  }
  return {
    get: (path, schema) => watch(() => inner.get(path, schema)),
    post: (path, body, schema) => watch(() => inner.post(path, body, schema)),
  }
}
