import type { ReactNode } from 'react'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { loadTexts } from '../../texts/useTexts.ts'
import { CodeForm } from './CodeForm.tsx'
import { CodeRequest } from './CodeRequest.tsx'
import { SentCodeForm } from './SentCodeForm.tsx'
import type { SentCode } from './useSignInStep.ts'

const loadSteps = () => Promise.all([loadTexts('signIn', currentLanguage()), loadTexts('checks', currentLanguage())])

/** The button that sends a code. */
export const codeRequest = async () => {
  await loadSteps()
  return CodeRequest
}

/** The form for the code that a sign-in waits for: one that was sent, or one of the second factor. */
export const nextStep = async (
  answer: Exclude<SignInAnswer, SignedIn> | SentCode,
  finish: (signedIn: SignedIn) => void,
  back: () => void,
): Promise<ReactNode> => {
  await loadSteps()
  if ('to' in answer) return <SentCodeForm key="sent" sent={answer} back={back} />
  return <CodeForm key="factor" token={answer.second_factor.token} then={finish} again={back} />
}
