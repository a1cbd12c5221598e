import { type Ref, useId } from 'react'
import { accountTexts } from '../../messages/accountTexts.ts'
import { described, FieldFrame } from '../FieldFrame.tsx'
import { SignInAgain } from './SignInAgain.tsx'

interface PasswordProofProps {
  ref: Ref<HTMLInputElement>
  problem?: string | undefined
  /** Where a new sign-in returns to. */
  next: string
}

/** Asks for the password in place, before a dangerous act. An account without one signs in again. */
export const PasswordProof = ({ ref, problem, next }: PasswordProofProps) => {
  const { proof } = accountTexts.use()
  const id = useId()
  return (
    <>
      <FieldFrame id={id} label={proof.password} problem={problem} hint={proof.why} alert>
        <input
          ref={ref}
          id={id}
          type="password"
          autoComplete="current-password"
          {...described(id, problem, proof.why)}
        />
      </FieldFrame>
      <SignInAgain next={next} />
    </>
  )
}
