import { type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Field.module.css'
import type { FormState } from './useForm.ts'

interface FieldWordsProps {
  /** Of the control. */
  id: string
  /** The problem's sentence, if there is one. */
  problem: string | undefined
  hint?: string | undefined
  /** Reads the problem out: in a form without a summary. */
  alert?: boolean | undefined
}

interface FieldFrameProps extends FieldWordsProps {
  label: string
  /** Beside the label, e.g. that the field may stay empty. */
  note?: string | undefined
  children: ReactNode
}

/** `aria-describedby` and `aria-invalid` of the control inside a frame. */
export const described = (id: string, problem: string | undefined, hint: string | undefined) => ({
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-describedby': [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

/** Problem and hint of a field, under the ids that `described` names. */
export const FieldWords = ({ id, problem, hint, alert }: FieldWordsProps) => (
  <>
    {problem && (
      <p role={alert ? 'alert' : undefined} className={styles.problem} id={`${id}-problem`}>
        {problem}
      </p>
    )}
    {hint && (
      <p className="text-small" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
)

/** A label, its control, problem and hint, connected for a screen reader. */
export const FieldFrame = ({ label, note, children, ...words }: FieldFrameProps) => (
  <div className={styles.field} data-wrong={words.problem ? '' : undefined}>
    <label htmlFor={words.id}>
      {label}
      {note && <span className={styles.note}> {note}</span>}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldWords {...words} />
  </div>
)

/** How a field looks and what the browser may fill in. */
export interface FieldLook extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  hint?: string | undefined
  /** Beside the label; a field with a note may stay empty. */
  note?: string | undefined
}

interface FieldProps extends FieldLook {
  id: string
  name: string
  label: string
  /** The problem's sentence, if there is one. */
  problem?: string | undefined
  /** Reads the problem out: in a form without a summary. */
  alert?: boolean
  control?: ComponentPropsWithRef<'input'>
}

/** A single-line field; a password can be shown. In a form it is a `TextField`. */
export const Field = ({ id, label, problem, alert, control, hint, note, type, ...attributes }: FieldProps) => {
  const { fields } = useTexts('common')
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} note={note} alert={alert}>
      <input
        id={id}
        type={secret && shown ? 'text' : type}
        required={!note}
        {...attributes}
        {...described(id, problem, hint)}
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

export const fieldId = (form: { id: string }, name: string): string => `${form.id}-${name}`

export interface FormFieldProps<Name extends string> {
  form: FormState<Name>
  name: NoInfer<Name>
}

/** Of a field in a form: its id and name, its label, and its problem. */
export const fieldOf = <Name extends string>({ form, name }: FormFieldProps<Name>) => ({
  id: fieldId(form, name),
  name,
  label: form.labels[name] ?? name,
  problem: form.problemOf(name),
})

/** A single-line field of a form. */
export const TextField = <Name extends string>({
  form,
  name,
  type = 'text',
  ...look
}: FormFieldProps<Name> & FieldLook) => (
  <Field {...fieldOf<Name>({ form, name })} type={type} {...look} control={{ defaultValue: form.startOf(name) }} />
)
