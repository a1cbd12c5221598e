/*
 * Declarative routes with lazy pages: react-router's data router adds 14 kB (brotli), and everything it offers is already done by react-query and
 * React's own transitions. A navigation is a transition, so the old page stays until the new one's code has loaded.
 */
import type { ReactNode } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { BareLayout, Layout } from '../components/frame/Layout.tsx'
import type { SitePage } from '../framework/pageDeclaration.ts'
import { pages } from '../framework/pages.ts'
import { redirectOf } from './redirectOf.ts'
import { href } from './paths.ts'
import { isLeaving } from './session/sessionEnd.ts'
import { useSession } from './session/useSession.ts'

/** Other spellings redirect to their page, any unknown path to not-found (specification, section 2), which searches for the likely page. */
const Spelled = () => {
  const { pathname, search, hash } = useLocation()
  const to = redirectOf(pathname)
  return to ? <Navigate to={to.includes('?') ? to : to + search + hash} replace /> : <Outlet />
}

/** Guard of routes that need a stored token (specification, section 2); the visitor returns to them after signing in. */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (token) return children
  return isLeaving(pathname) ? null : <Navigate to={href.login(pathname + search)} replace />
}

const routeOf = ({ path, Page, access }: SitePage) => {
  const page = <Page />
  return <Route key={path} path={path} element={access === 'guarded' ? <RequireLogin>{page}</RequireLogin> : page} />
}

export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route element={<Spelled />}>
        {pages.filter(({ bare }) => !bare).map(routeOf)}
        <Route path="*" element={null} />
      </Route>
    </Route>
    <Route element={<BareLayout />}>{pages.filter(({ bare }) => bare).map(routeOf)}</Route>
  </Routes>
)
