/**
 * Who is signed in, as a zustand store over a text storage. The site uses it, and so does the widget on the trust's own origin without a host's store. Two
 * bundles hold two copies of this module, so the host hands its store over.
 */
import { createStore } from 'zustand/vanilla'
import { leanUser } from '../contract/lean.ts'
import type { SignedIn, User } from '../contract/people/account.ts'
import { storageKeys, storePledged } from './storageKeys.ts'
import type { TextStorage } from './storage.ts'

export interface SessionState {
  token: string | null
  user: User | null
  /** Whether the person is the trust's staff, as the sign-in answer says. It is not stored. */
  isStaff?: boolean
}

const readUser = (text: string | null): User | null => {
  try {
    const user = leanUser['~standard'].validate(JSON.parse(text ?? 'null'))
    return 'value' in user ? user.value : null
  } catch {
    return null
  }
}

/** Characters and length that an HTTP header accepts. A longer token would make every call fail. */
const usableToken = /^[ -~]{1,4096}$/

const nobody: SessionState = { token: null, user: null }

/** A session without a readable person counts as none: the donor would look signed in but could not donate. */
const read = (storage: TextStorage): SessionState => {
  const token = storage.getItem(storageKeys.token)
  const user = readUser(storage.getItem(storageKeys.userDetails))
  return token && usableToken.test(token) && user ? { token, user } : nobody
}

const forget = (storage: TextStorage): void => {
  // Remove the token first: another tab that reads in between then finds no session, not a damaged one.
  for (const key of ['token', 'userDetails', 'userId', 'isPledged'] as const) storage.removeItem(storageKeys[key])
}

export const createAuthStore = (storage: TextStorage) => {
  const first = read(storage)
  // Removes a damaged record, so the next sign-in starts clean. Only at start: afterwards another tab may be writing.
  if (!first.token && storage.getItem(storageKeys.token)) forget(storage)
  const store = createStore<SessionState>(() => first)
  return {
    getState: store.getState,
    subscribe: store.subscribe,

    /** Signs in: stores token, userDetails and userId, and isPladged if the sign-in answer holds it. */
    begin({ token, user: { isPladged, is_staff, ...user } }: SignedIn): void {
      storage.setItem(storageKeys.userDetails, JSON.stringify(user))
      storage.setItem(storageKeys.userId, String(user.id))
      // Written last: from here on, other tabs see the session.
      storage.setItem(storageKeys.token, token)
      if (isPladged !== undefined) storePledged(storage, isPladged)
      store.setState({ token, user, ...(is_staff && { isStaff: true }) }, true)
    },

    /** Signs out. `expired` (a 401) clears the whole storage; `logout` clears the session's four keys (specification, sections 4 and 8). */
    end(reason: 'expired' | 'logout'): void {
      if (reason === 'expired') storage.clear()
      else forget(storage)
      store.setState(nobody, true)
    },

    /** Reads the storage again after another tab has written. The `storage` event does not fire in the document that wrote. */
    refresh(): void {
      const next = read(storage)
      const now = store.getState()
      if (next.token !== now.token || JSON.stringify(next.user) !== JSON.stringify(now.user)) store.setState(next, true)
    },
  }
}
export type AuthStore = ReturnType<typeof createAuthStore>
