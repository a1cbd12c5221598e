import { Activity, type ReactNode, useState } from 'react'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import { type SentCode, SignInContext } from './useSignInStep.ts'

interface SignInStepsProps {
  /** The ways to sign in. */
  children: ReactNode
  /** After the session has begun. */
  then?: (signedIn: SignedIn) => void
}

/** The ways to sign in; then the field for a code that was sent, or for one of the second factor. Forms inside use `useSignInStep`. */
export const SignInSteps = ({ children, then }: SignInStepsProps) => {
  const { session } = useServices()
  const [step, setStep] = useState<ReactNode>()
  const finish = (signedIn: SignedIn) => {
    session.begin(signedIn)
    then?.(signedIn)
  }
  const take = async (answer: SignInAnswer | SentCode) => {
    if ('token' in answer) return finish(answer)
    const { nextStep } = await import('./codeSteps.tsx')
    setStep(await nextStep(answer, finish, () => setStep(undefined)))
  }
  return (
    <SignInContext value={take}>
      {step}
      {/* What is typed stays. */}
      <Activity mode={step ? 'hidden' : 'visible'}>{children}</Activity>
    </SignInContext>
  )
}
