import { type Ref, useId } from 'react'
import { useTexts } from '../app/texts.ts'

interface PasswordProofProps {
  ref: Ref<HTMLInputElement>
  className?: string | undefined
  problemClass?: string | undefined
  problem?: string | undefined
}

/** Asks for the password in place, before a dangerous act. For an account without one it says what to do. */
export const PasswordProof = ({ ref, className, problemClass, problem }: PasswordProofProps) => {
  const { proof } = useTexts()
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{proof.password}</label>
      <input
        ref={ref}
        id={id}
        type="password"
        autoComplete="current-password"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-why ${id}-problem`}
      />
      <p id={`${id}-why`}>{proof.why}</p>
      <p role="alert" id={`${id}-problem`} className={problemClass}>
        {problem}
      </p>
    </div>
  )
}
