/**
 * Who is signed in, as a zustand store over a storage of strings. The same factory serves the site, and the widget where it runs on the
 * trust's own origin without a host's store. Two bundles hold two copies of this module, so the store is handed over, not imported twice.
 */
import { createStore } from 'zustand/vanilla'
import { leanUser } from '../contract/lean.ts'
import type { User } from '../contract/people/session.ts'
import { storePledged } from './pledged.ts'
import { type TextStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'

export interface SessionState {
  token: string | null
  user: User | null
  /** One of the trust's own people, as signing in told; nothing of it is stored. */
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

/** What can stand in a header. A longer one would make every call fail. */
const usableToken = /^[ -~]{1,4096}$/

const nobody: SessionState = { token: null, user: null }

/** A session is whole or it is none: a token of a person who cannot be read would count as signed in, yet could not give. */
const read = (storage: TextStorage): SessionState => {
  const token = storage.getItem(storageKeys.token)
  const user = readUser(storage.getItem(storageKeys.userDetails))
  return token && usableToken.test(token) && user ? { token, user } : nobody
}

const forget = (storage: TextStorage): void => {
  // The token first: another tab that reads in between finds no session, not a damaged one.
  for (const key of ['token', 'userDetails', 'userId', 'isPledged'] as const) storage.removeItem(storageKeys[key])
}

export const createAuthStore = (storage: TextStorage) => {
  const first = read(storage)
  // A damaged record is removed, so that the next sign-in starts clean. Only here: later, another tab may be writing.
  if (!first.token && storage.getItem(storageKeys.token)) forget(storage)
  const store = createStore<SessionState>(() => first)
  return {
    getState: store.getState,
    subscribe: store.subscribe,

    /** Signs in: stores token, userDetails, userId, and isPladged where signing in told of it. */
    begin({
      token,
      user: { isPladged, is_staff, ...user },
    }: {
      token: string
      user: User & { isPladged?: boolean | undefined; is_staff?: boolean | undefined }
    }): void {
      storage.setItem(storageKeys.userDetails, JSON.stringify(user))
      storage.setItem(storageKeys.userId, String(user.id))
      // Last: for another tab the session is there from now on.
      storage.setItem(storageKeys.token, token)
      if (isPladged !== undefined) storePledged(storage, isPladged)
      store.setState({ token, user, ...(is_staff && { isStaff: true }) }, true)
    },

    /** Signs out. `expired` (a 401) clears the whole storage, `logout` the session's four keys (specification, sections 4 and 8). */
    end(reason: 'expired' | 'logout'): void {
      if (reason === 'expired') storage.clear()
      else forget(storage)
      store.setState(nobody, true)
    },

    /** Reads the storage again: another tab has written (the `storage` event does not fire in the document that wrote). */
    refresh(): void {
      const next = read(storage)
      const now = store.getState()
      if (next.token !== now.token || JSON.stringify(next.user) !== JSON.stringify(now.user)) store.setState(next, true)
    },
  }
}
export type AuthStore = ReturnType<typeof createAuthStore>
