import { Activity, createContext, type ReactNode, useContext, useState } from 'react'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import type { SentCode } from './SentCodeForm.tsx'

const SignInContext = createContext(
  (_answer: SignInAnswer | SentCode): Promise<void> => Promise.reject(new Error('no SignInSteps')),
)

/** Takes the answer to a password or an identity provider's token, or a code that was sent. Fulfilled when the next step is on the page. Only inside `SignInSteps`. */
export const useSignInStep = () => useContext(SignInContext)

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
