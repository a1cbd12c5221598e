import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'
import styles from './Form.module.css'
import type { FormState } from './useForm.ts'

/** A press before this code has loaded would send the typed text into the address. `method="dialog"` sends nothing outside of a dialog. */
const quiet = 'dialog'

interface FormProps<Name extends string> {
  form: FormState<Name>
  submit: ReactNode
  /** Of the button; `primary` by default. */
  look?: ButtonLook
  /** Names the form for screen readers, if its page has several. */
  label?: string
  /** Beside the button: what a person may do instead of sending. */
  other?: { words: string; press(): void; busy?: boolean } | undefined
  /** Anchor of the part of the page to which a new sign-in returns. */
  section?: string
  /** The fields, and sentences between them. */
  children: ReactNode
}

/** A form: its problems first, the fields, the password's field if the API wants it, and the button. */
export const Form = <Name extends string>(props: FormProps<Name>) => {
  const { form, submit, look = 'primary', label, other, section, children } = props
  const { act, events, failure, notice, ref, Summary } = form
  return (
    <form {...events} ref={ref} className={styles.form} aria-label={label} method={quiet} noValidate>
      {Summary ? (
        <Summary form={form} />
      ) : (
        failure && (
          <p role="alert" className={styles.summary}>
            {failure}
          </p>
        )
      )}
      {notice}
      {children}
      {act.Proof && <act.Proof act={act} section={section} />}
      <div className={styles.ways}>
        <Button type="submit" look={look} busy={act.busy} className={styles.submit}>
          {submit}
        </Button>
        {other && (
          <Button look="text" busy={other.busy} onClick={other.press}>
            {other.words}
          </Button>
        )}
      </div>
    </form>
  )
}
