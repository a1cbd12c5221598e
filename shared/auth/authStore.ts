/**
 * Who is signed in, as a zustand store over a storage of strings. The same factory serves the site, and the widget where it runs on the
 * trust's own origin without a host's store. Two bundles hold two copies of this module, so the store is handed over, not imported twice.
 */
import { createStore } from 'zustand/vanilla'
import { leanUser } from '../contract/lean.ts'
import type { User } from '../contract/session.ts'
import { storePledged } from './pledged.ts'
import { type TextStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'

export interface SessionState {
  token: string | null
  user: User | null
}

const readUser = (text: string | null): User | null => {
  try {
    const user = leanUser['~standard'].validate(JSON.parse(text ?? 'null'))
    return 'value' in user ? user.value : null
  } catch {
    return null
  }
}

const read = (storage: TextStorage): SessionState => ({
  token: storage.getItem(storageKeys.token) || null,
  user: readUser(storage.getItem(storageKeys.userDetails)),
})

export const createAuthStore = (storage: TextStorage) => {
  const store = createStore<SessionState>(() => read(storage))
  return {
    getState: store.getState,
    subscribe: store.subscribe,

    /** Signs in: stores token, userDetails, userId, and isPladged where signing in told of it. */
    begin({
      token,
      user: { isPladged, ...user },
    }: {
      token: string
      user: User & { isPladged?: boolean | undefined }
    }): void {
      storage.setItem(storageKeys.token, token)
      storage.setItem(storageKeys.userDetails, JSON.stringify(user))
      storage.setItem(storageKeys.userId, String(user.id))
      if (isPladged !== undefined) storePledged(storage, isPladged)
      store.setState({ token, user })
    },

    /** Signs out. `expired` (a 401) clears the whole storage, `logout` the session's four keys (specification, sections 4 and 8). */
    end(reason: 'expired' | 'logout'): void {
      if (reason === 'expired') storage.clear()
      else
        for (const key of ['token', 'userDetails', 'userId', 'isPledged'] as const) storage.removeItem(storageKeys[key])
      store.setState({ token: null, user: null })
    },

    /** Reads the storage again: another tab has written (the `storage` event does not fire in the document that wrote). */
    refresh(): void {
      const next = read(storage)
      const now = store.getState()
      if (next.token !== now.token || JSON.stringify(next.user) !== JSON.stringify(now.user)) store.setState(next)
    },
  }
}
export type AuthStore = ReturnType<typeof createAuthStore>
