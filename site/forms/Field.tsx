import { type InputHTMLAttributes, useState } from 'react'
import { useTexts } from '../app/texts.ts'
import styles from './Field.module.css'

/** How a field looks and what the browser may fill in. */
export interface FieldSpec extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string
  label: string
  hint?: string
}

interface FieldProps {
  spec: FieldSpec
  id: string
  /** The sentence of the problem, if there is one. */
  problem: string | undefined
}

/** A label, its field, what helps and what is wrong, tied together for a screen reader. */
export const Field = ({ spec, id, problem }: FieldProps) => {
  const { fields } = useTexts()
  const [shown, setShown] = useState(false)
  const secret = spec.type === 'password'
  const described = [problem && `${id}-problem`, spec.hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-wrong={problem ? '' : undefined}>
      <label htmlFor={id}>{spec.label}</label>
      <div className={styles.box}>
        <input
          id={id}
          name={spec.name}
          type={secret && shown ? 'text' : spec.type}
          autoComplete={spec.autoComplete}
          inputMode={spec.inputMode}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...(secret && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
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
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {spec.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {spec.hint}
        </p>
      )}
    </div>
  )
}
