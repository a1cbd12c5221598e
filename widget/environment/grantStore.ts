/** The session on a foreign page: a donating-only token, kept in memory until the page closes (specification, decision 2). It contains nothing personal. */
import { createStore } from 'zustand/vanilla'
import type { SessionState, SessionStore } from '../publicApi.ts'

const store = createStore<SessionState>(() => ({ token: null, user: null }))

export const grantStore: SessionStore & { grant(token: string): void } = {
  getState: store.getState,
  subscribe: store.subscribe,
  grant: (token) => store.setState({ token }),
  begin: ({ token }) => store.setState({ token }),
  end: () => store.setState({ token: null }),
}
