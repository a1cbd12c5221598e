import { type Ref, useId } from 'react'
import { accountTexts } from '../../messages/accountTexts.ts'
import styles from '../Field.module.css'
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
    <div className={styles.field} data-wrong={problem ? '' : undefined}>
      <label htmlFor={id}>{proof.password}</label>
      <div className={styles.box}>
        <input
          ref={ref}
          id={id}
          type="password"
          autoComplete="current-password"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-why`}
        />
      </div>
      <div role="alert" id={`${id}-problem`}>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <p id={`${id}-why`} className={styles.hint}>
        {proof.why}
      </p>
      <SignInAgain next={next} />
    </div>
  )
}
