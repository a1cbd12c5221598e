import { useSyncExternalStore } from 'react'
import type { SessionState } from '../../../shared/auth/authStore.ts'
import { useServices } from '../services.ts'

const nobody: SessionState = { token: null, user: null }
const prerendered = () => nobody

/** Who is signed in, also when another tab signs in or out. A prerendered page is everyone's, so it starts with nobody. */
export const useSession = (): SessionState => {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.getState, prerendered)
}
