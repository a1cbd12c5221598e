/*
 * Declarative routes with lazy pages: react-router's data router weighs 14 kB (brotli) more, and brings nothing that react-query and React's
 * own transitions do not do here. A navigation is a transition, so the old page stands until the new one's code is there.
 */
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { NotFoundPage } from '../pages/notFound/NotFoundPage.tsx'
import { paths } from './paths.ts'

const LoginPage = lazy(async () => ({ default: (await import('../pages/login/LoginPage.tsx')).LoginPage }))
const SignupPage = lazy(async () => ({ default: (await import('../pages/signup/SignupPage.tsx')).SignupPage }))
const ForgetPasswordPage = lazy(async () => ({
  default: (await import('../pages/forgetPassword/ForgetPasswordPage.tsx')).ForgetPasswordPage,
}))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
}))
const DonatePage = lazy(async () => ({ default: (await import('../pages/donate/DonatePage.tsx')).DonatePage }))
const OutcomePage = lazy(async () => ({ default: (await import('../pages/outcome/OutcomePage.tsx')).OutcomePage }))
const ConnectPage = lazy(async () => ({ default: (await import('../pages/connect/ConnectPage.tsx')).ConnectPage }))
const HandoverPage = lazy(async () => ({ default: (await import('../pages/handover/HandoverPage.tsx')).HandoverPage }))

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
