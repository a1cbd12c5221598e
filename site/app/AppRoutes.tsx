/*
 * Declarative routes with lazy pages: react-router's data router weighs 14 kB (brotli) more, and brings nothing that react-query and React's
 * own transitions do not do here. A navigation is a transition, so the old page stands until the new one's code is there.
 */
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { BareLayout } from '../layout/frame/BareLayout.tsx'
import { Layout } from '../layout/frame/Layout.tsx'
import type { SitePage } from './createPage.tsx'
import { pages } from './pages.ts'
import { redirectOf } from './redirectOf.ts'
import { RequireLogin } from './session/RequireLogin.tsx'

/** Other spellings lead to their page, any unknown path to not-found (specification, section 2), which looks for what was meant. */
const Spelled = () => {
  const { pathname, search, hash } = useLocation()
  const to = redirectOf(pathname)
  return to ? <Navigate to={to.includes('?') ? to : to + search + hash} replace /> : <Outlet />
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
