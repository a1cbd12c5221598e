import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { LoginForm } from '../../forms/account/LoginForm.tsx'
import { useNotice } from '../../forms/notice/useNotice.ts'
import { SignupForm } from '../../forms/account/SignupForm.tsx'
import forms from '../../forms/account/AccountForm.module.css'
import { Button } from '../../layout/Button.tsx'
import { SignInSteps } from '../../secondFactor/SignInSteps.tsx'
import { SocialSignInLater } from '../../social/SocialSignInLater.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Sign-in, or a new account, within the same window, so that the asking page is not lost. */
export const SignInOrUp = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { connect, login } = useTexts('account')
  const [isNew, setNew] = useState(false)
  const notice = useNotice()
  return (
    <SignInSteps then={onSignedIn}>
      <Button look="text" onClick={() => setNew(!isNew)}>
        {isNew ? connect.toSignIn : connect.toSignUp}
      </Button>
      {isNew ? (
        <SignupForm submit={connect.signUp} notice={notice} then={onSignedIn} />
      ) : (
        <LoginForm submit={connect.signIn}>
          <Link to={paths.forgetPassword} className={forms.link}>
            {login.forgot}
          </Link>
        </LoginForm>
      )}
      <SocialSignInLater
        key={String(isNew)}
        purpose={isNew ? 'signup' : 'signin'}
        noticeVersion={isNew ? notice?.version : undefined}
      />
    </SignInSteps>
  )
}
