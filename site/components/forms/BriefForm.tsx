import { type ReactNode, useEffect } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'
import text from '../Text.module.css'
import styles from '../act/Act.module.css'
import { fieldId } from './Field.tsx'
import type { FormState } from './useForm.ts'

interface BriefFormProps<Name extends string> {
  form: FormState<Name>
  /** Words of the button; absent: there is nothing to do now. */
  submit: ReactNode
  /** The rest of the button's name, for screen readers. */
  about?: string
  look?: ButtonLook
  /** The button does nothing. It stays, so that the keyboard keeps its place. */
  off?: boolean
  /** Names the form for screen readers, if its page has several. */
  label?: string
  framed?: boolean
  children: ReactNode
}

/** A form of a few fields within a list or a section: each problem is at its field. The first such field takes the focus. */
export const BriefForm = <Name extends string>(props: BriefFormProps<Name>) => {
  const { form, submit, about, look = 'outline', off = false, label, framed, children } = props
  const { act, ref, events, refusals } = form
  useEffect(() => {
    // The labels have the fields' names.
    const wrong = refusals > 0 && (Object.keys(form.labels) as Name[]).find((name) => form.problemOf(name))
    if (wrong) document.getElementById(fieldId(form, wrong))?.focus()
    // Only a new refusal moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals])
  return (
    <form
      {...events}
      ref={ref}
      className={styles.form}
      data-framed={framed}
      aria-label={label}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        if (off) event.preventDefault()
        else events.onSubmit(event)
      }}
    >
      {children}
      {act.Proof && <act.Proof act={act} />}
      <p role="alert" className={text.wrong}>
        {form.failure}
      </p>
      {submit && (
        <Button type="submit" look={look} busy={act.busy || off}>
          {submit}
          {about && <span className="visually-hidden">{about}</span>}
        </Button>
      )}
      <div role="status" className={text.good}>
        {act.message}
      </div>
    </form>
  )
}
