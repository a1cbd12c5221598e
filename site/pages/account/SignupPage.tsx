import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { nextPath } from '../../app/session/nextPath.ts'
import { href } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import forms from '../../components/forms/Form.module.css'
import { useNotice } from '../../features/notice/useNotice.ts'
import { SignupForm } from '../../features/signIn/SignupForm.tsx'
import { AccountPage } from '../../components/AccountPage.tsx'
import { SignInSteps } from '../../features/signIn/SignInSteps.tsx'
import { LazySocialSignIn } from '../../features/signIn/LazySocialSignIn.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Makes an account, signs in, and returns to where the visitor came from. */
export const SignupPage = () => {
  const { login, signup } = useTexts('account')
  const { token, isStaff } = useSession()
  const [search] = useSearchParams()
  const next = search.get('next')
  const notice = useNotice()
  if (token) return <Navigate to={nextPath(next, isStaff)} replace />
  return (
    <AccountPage title={signup.title} heading={signup.heading} lead={signup.lead}>
      <SignupForm submit={signup.submit} notice={notice} />
      <SignInSteps>
        <LazySocialSignIn purpose="signup" noticeVersion={notice?.version} oneTap />
      </SignInSteps>
      <p>
        {signup.haveOne}{' '}
        <Link to={href.login(next ?? undefined)} className={forms.link}>
          {login.submit}
        </Link>
      </p>
    </AccountPage>
  )
}
