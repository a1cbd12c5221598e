import { type ComponentPropsWithRef, type InputHTMLAttributes, useState } from 'react'
import { described, FieldFrame } from './FieldFrame.tsx'
import styles from './Field.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** How a field looks and what the browser may fill in. */
export interface FieldSpec extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string
  label: string
  hint?: string | undefined
  /** Beside the label; a field with a note may stay empty. */
  note?: string | undefined
}

interface FieldProps {
  spec: FieldSpec
  id: string
  /** The problem's sentence, if there is one. */
  problem: string | undefined
  /** Attributes that a form library needs on the input. */
  control?: ComponentPropsWithRef<'input'>
}

/** A single-line field; a password can be shown. */
export const Field = ({ spec, id, problem, control }: FieldProps) => {
  const { fields } = useTexts('common')
  const [shown, setShown] = useState(false)
  const secret = spec.type === 'password'
  return (
    <FieldFrame id={id} label={spec.label} hint={spec.hint} problem={problem} note={spec.note}>
      <input
        id={id}
        name={spec.name}
        type={secret && shown ? 'text' : spec.type}
        autoComplete={spec.autoComplete}
        inputMode={spec.inputMode}
        required={!spec.note}
        {...described(id, problem, spec.hint)}
        {...(secret && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
        {...control}
      />
      {secret && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-label={shown ? fields.hidePassword : fields.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? fields.hide : fields.show}
        </button>
      )}
    </FieldFrame>
  )
}
