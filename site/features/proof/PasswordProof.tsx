import { type Ref, useId } from 'react'
import { described, FieldFrame } from '../../components/forms/FieldFrame.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface PasswordProofProps {
  ref: Ref<HTMLInputElement>
  problem?: string | undefined
  /** Where a new sign-in returns to. */
  next: string
}

/** Asks for the password in place, before a dangerous act. An account without one signs in again. */
export const PasswordProof = ({ ref, problem, next }: PasswordProofProps) => {
  const { proof } = useTexts('account')
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
