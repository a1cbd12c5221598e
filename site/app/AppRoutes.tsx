/*
 * Declarative routes with lazy pages: react-router's data router weighs 14 kB (brotli) more, and brings nothing that react-query and React's
 * own transitions do not do here. A navigation is a transition, so the old page stands until the new one's code is there.
 */
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { NotFoundPage } from '../pages/notFound/NotFoundPage.tsx'
import { pages } from './pages.ts'
import { paths } from './paths.ts'

const LoginPage = lazy(pages.login)
const SignupPage = lazy(pages.signup)
const ForgetPasswordPage = lazy(pages.forgetPassword)
const ResetPasswordPage = lazy(pages.resetPassword)
const DonatePage = lazy(pages.donate)
const OutcomePage = lazy(pages.paymentSuccess)
const ConnectPage = lazy(pages.connect)
const HandoverPage = lazy(pages.handover)

export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {/* The start page is not built yet; until then the way to give stands in, without opening its form by itself. */}
      <Route index element={<Navigate to={paths.donate} state={{ quiet: true }} replace />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.signup} element={<SignupPage />} />
      <Route path={paths.forgetPassword} element={<ForgetPasswordPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route path={paths.donate} element={<DonatePage />} />
      <Route path={paths.paymentSuccess} element={<OutcomePage />} />
      <Route path={paths.paymentFailure} element={<OutcomePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<BareLayout />}>
      <Route path={paths.connect} element={<ConnectPage />} />
      <Route path={paths.handover} element={<HandoverPage />} />
    </Route>
  </Routes>
)
