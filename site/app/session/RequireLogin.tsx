import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '../paths.ts'
import { isLeaving } from './sessionEnd.ts'
import { useSession } from './useSession.ts'

/** Guard of routes that need a stored token (specification, section 2); the visitor returns to them after signing in. */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (token) return children
  return isLeaving(pathname) ? null : <Navigate to={href.login(pathname + search)} replace />
}
