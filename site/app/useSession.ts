import { useSyncExternalStore } from 'react'
import type { SessionState } from '../../shared/auth/authStore.ts'
import { useServices } from './services.ts'

/** Who is signed in, also when another tab signs in or out. */
export const useSession = (): SessionState => {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.getState)
}
