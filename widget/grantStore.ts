/**
 * The session on a foreign page: a token good for donating only, in memory, as long as the page lives (specification, decision 2). It knows nothing of
 * the person.
 */
import { createStore } from 'zustand/vanilla'
import type { SessionState, SessionStore } from './publicApi.ts'

const store = createStore<SessionState>(() => ({ token: null, user: null }))

export const grantStore: SessionStore & { grant(token: string): void } = {
  getState: store.getState,
  subscribe: store.subscribe,
  grant: (token) => store.setState({ token }),
  begin: ({ token }) => store.setState({ token }),
  end: () => store.setState({ token: null }),
}
