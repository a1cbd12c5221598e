import { useSyncExternalStore } from 'react'
import type { SessionState } from '../../../shared/auth/authStore.ts'
import { useServices } from '../services.ts'

const nobody: SessionState = { token: null, user: null }
const prerendered = () => nobody

/** Who is signed in, also after another tab signs in or out. A prerendered page is the same for everyone, so it starts with nobody. */
export const useSession = (): SessionState => {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.getState, prerendered)
}
