import { createContext, useContext } from 'react'
import type { SignInAnswer } from '../../../shared/contract/people/account.ts'
import type { CodeSent } from '../../../shared/contract/people/signInCode.ts'

/** A code that is on its way. */
export interface SentCode extends CodeSent {
  to: string
}

export const SignInContext = createContext(
  (_answer: SignInAnswer | SentCode): Promise<void> => Promise.reject(new Error('no SignInSteps')),
)

/** Takes the answer to a password or an identity provider's token, or a code that was sent. Fulfilled when the next step is on the page. Only inside `SignInSteps`. */
export const useSignInStep = () => useContext(SignInContext)
