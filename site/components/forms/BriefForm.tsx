import { type ReactNode, useEffect } from 'react'
import styles from '../act/Act.module.css'
import { ActEnd, type ActEndProps } from '../act/ActButton.tsx'
import { fieldId } from './Field.tsx'
import type { FormState } from './useForm.ts'

interface BriefFormProps<Name extends string> extends Pick<ActEndProps, 'about' | 'look' | 'off'> {
  form: FormState<Name>
  /** Words of the button; absent: there is nothing to do now. */
  submit: ReactNode
  /** Names the form for screen readers, if its page has several. */
  label?: string
  framed?: boolean
  /** A class that lays it out; by default it is narrow. */
  layout?: string | undefined
  children: ReactNode
}

/** A form of a few fields within a list or a section: each problem is at its field. The first such field takes the focus. */
export const BriefForm = <Name extends string>(props: BriefFormProps<Name>) => {
  const { form, submit, off, label, framed, layout = styles.form, children, ...button } = props
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
      className={layout}
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
      <ActEnd {...button} act={act} off={off} failure={form.failure}>
        {submit}
      </ActEnd>
    </form>
  )
}
