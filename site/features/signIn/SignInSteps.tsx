import { createContext, type ReactNode, useContext, useState } from 'react'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { loadTexts } from '../../texts/useTexts.ts'
import flow from '../../components/Flow.module.css'
import type { SentCode } from '../signIn/SentCodeForm.tsx'

const SignInContext = createContext(
  (_answer: SignInAnswer | SentCode): Promise<void> => Promise.reject(new Error('no SignInSteps')),
)

/** Takes the answer to a password or an identity provider's token, or a code that was sent; fulfilled when the next step is on the page. Only inside `SignInSteps`. */
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
  const back = () => setStep(undefined)
  const take = async (answer: SignInAnswer | SentCode) => {
    if ('token' in answer) return finish(answer)
    await loadTexts('signIn', currentLanguage())
    // Each loads when it is needed.
    if ('to' in answer) {
      const { SentCodeForm } = await import('../signIn/SentCodeForm.tsx')
      return setStep(<SentCodeForm key="sent" sent={answer} back={back} />)
    }
    const { CodeForm } = await import('./CodeForm.tsx')
    setStep(<CodeForm key="factor" token={answer.second_factor.token} then={finish} again={back} />)
  }
  return (
    <SignInContext value={take}>
      {step}
      {/* What is typed stays. */}
      <div className={flow.parts} hidden={step !== undefined}>
        {children}
      </div>
    </SignInContext>
  )
}
