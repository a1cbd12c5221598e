import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../layout/Button.tsx'
import styles from '../account/AccountForm.module.css'
import { failureText } from '../failureText.ts'
import { ProblemSummary } from '../ProblemSummary.tsx'
import type { NearFieldSpec } from './fieldSpec.ts'
import { NearField } from './NearField.tsx'
import { readTyped, type Typed } from './typed.ts'

type Live<Props> = ComponentType<Props & { typed: Typed }>

interface FormWhenNearProps<Props> {
  fields: readonly NearFieldSpec[]
  submit: string
  /** The same form with the code that checks and sends it. */
  fetchForm(): Promise<Live<Props>>
  /** Of that form. */
  with: Props
}

/**
 * A form of a prerendered page. Its fields are in the page from the start. The code that checks and sends them (form library, schema, client) loads
 * when the form is nearly in view or gets the focus. It takes over what was typed meanwhile.
 */
export const FormWhenNear = <Props extends object>(props: FormWhenNearProps<Props>) => {
  const { fields, submit, fetchForm, with: ofForm } = props
  const texts = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef({ loading: false, pressed: false })
  const [live, setLive] = useState<{ Form: Live<Props>; typed: Typed } | null>(null)
  const [failed, setFailed] = useState(false)

  const load = async () => {
    if (asked.current.loading) return
    asked.current.loading = true
    try {
      const Form = await fetchForm()
      const plain = form.current
      // At once: a letter typed between reading and rendering would be lost.
      if (plain) flushSync(() => setLive({ Form, typed: readTyped(plain, asked.current.pressed) }))
    } catch {
      asked.current.loading = false
      if (asked.current.pressed) setFailed(true)
    }
  }
  const onNear = useEffectEvent(load)
  useEffect(() => {
    const plain = form.current
    const come = () => void onNear()
    // Pressed before the page's program loaded (start.ts).
    if (plain && 'pressed' in plain.dataset) asked.current.pressed = true
    if (!plain || asked.current.pressed || typeof IntersectionObserver === 'undefined') return come()
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: '300px',
    })
    watch.observe(plain)
    return () => watch.disconnect()
  }, [])

  if (live) return <live.Form {...ofForm} typed={live.typed} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of a field only loads code
    <form
      ref={form}
      className={styles.form}
      // A press before this page's code has loaded would send the typed text into the address. `method="dialog"` sends nothing outside of a dialog.
      method="dialog"
      noValidate
      onFocus={load}
      onSubmit={(event) => {
        event.preventDefault()
        asked.current.pressed = true
        setFailed(false)
        void load()
      }}
    >
      {failed && (
        <ProblemSummary refusals={1} failure={failureText(texts, new ApiError('unreachable'))} problems={[]} />
      )}
      {fields.map((spec) => (
        <NearField key={spec.name} spec={spec} id={`${id}-${spec.name}`} />
      ))}
      <div className={styles.ways}>
        <Button type="submit" className={styles.submit}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
