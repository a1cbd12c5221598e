import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { loadTexts } from '../../texts/useTexts.ts'
import type { CodeFormProps } from './CodeForm.tsx'

const SignInContext = createContext(
  (_answer: SignInAnswer): Promise<void> => Promise.reject(new Error('no SignInSteps')),
)

/** Takes the answer to a password or an identity provider's token; fulfilled when the next step is on the page. Only inside `SignInSteps`. */
export const useSignInStep = () => useContext(SignInContext)

interface SignInStepsProps {
  /** The ways to sign in. */
  children: ReactNode
  /** After the session has begun. */
  then?: (signedIn: SignedIn) => void
}

/** The ways to sign in; then, for an account with a second factor, the field for its code. Forms inside use `useSignInStep`. */
export const SignInSteps = ({ children, then }: SignInStepsProps) => {
  const { session } = useServices()
  const [step, setStep] = useState<{ Form: ComponentType<CodeFormProps>; token: string }>()
  const finish = (signedIn: SignedIn) => {
    session.begin(signedIn)
    then?.(signedIn)
  }
  const take = async (answer: SignInAnswer) => {
    if ('token' in answer) return finish(answer)
    // For staff only, so it loads when it is needed.
    const [{ CodeForm }] = await Promise.all([import('./CodeForm.tsx'), loadTexts('signIn', currentLanguage())])
    setStep({ Form: CodeForm, token: answer.second_factor.token })
  }
  if (step) return <step.Form token={step.token} then={finish} again={() => setStep(undefined)} />
  return <SignInContext value={take}>{children}</SignInContext>
}
