/*
 * Declarative routes with lazy pages: react-router's data router weighs 14 kB (brotli) more, and brings nothing that react-query and React's
 * own transitions do not do here. A navigation is a transition, so the old page stands until the new one's code is there.
 */
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Layout } from '../layout/Layout.tsx'
import type { SitePage } from './createPage.tsx'
import { barePages, framedPages } from './pages.ts'
import { href, redirects } from './paths.ts'
import { RequireLogin } from './RequireLogin.tsx'

/** Any unknown path goes to not-found (specification, section 2), which looks for what was meant. */
const Unknown = () => <Navigate to={href.notFound(useLocation().pathname)} replace />

const routeOf = ({ path, Page, guarded }: SitePage) => {
  const page = <Page />
  return <Route key={path} path={path} element={guarded ? <RequireLogin>{page}</RequireLogin> : page} />
}

export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {framedPages.map(routeOf)}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<Unknown />} />
    </Route>
    <Route element={<BareLayout />}>{barePages.map(routeOf)}</Route>
  </Routes>
)
