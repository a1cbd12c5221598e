import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { nextPath } from '../../app/session/nextPath.ts'
import { href } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import forms from '../../components/forms/Form.module.css'
import { LoginForm } from '../../features/signIn/LoginForm.tsx'
import { AccountPage } from '../../components/AccountPage.tsx'
import { SignInSteps } from '../../features/signIn/SignInSteps.tsx'
import { LazySocialSignIn } from '../../features/signIn/LazySocialSignIn.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Signs in, and returns to where the visitor came from (`?next=`, a path of this site). */
export const LoginPage = () => {
  const { login } = useTexts('account')
  const { token, isStaff } = useSession()
  const [search] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const next = search.get('next')
  if (token) return <Navigate to={nextPath(next, isStaff)} replace />
  return (
    <AccountPage title={login.title} heading={login.heading} lead={login.lead}>
      {state === 'changed' && (
        <p role="status" className={forms.good}>
          {login.changed}
        </p>
      )}
      <SignInSteps>
        <LoginForm submit={login.submit} next={next} />
        <LazySocialSignIn purpose="signin" oneTap />
        <p>
          {login.newHere}{' '}
          <Link to={href.signup(next ?? undefined)} className={forms.link}>
            {login.signup}
          </Link>
        </p>
      </SignInSteps>
    </AccountPage>
  )
}
