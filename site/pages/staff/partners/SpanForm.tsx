import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../components/Button.tsx'
import fields from '../../../components/forms/Field.module.css'
import text from '../../../components/Text.module.css'
import styles from './Partners.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface SpanFormProps {
  /** What is shown now, `yyyy-MM-dd`. */
  from: string
  to: string
  /** Other days are loading. */
  busy: boolean
  onChange(days: { from: string; to: string }): void
}

/** First and last day. The browser's own calendar, because nobody knows these days by heart. */
export const SpanForm = ({ from, to, busy, onChange }: SpanFormProps) => {
  const texts = useTexts('staff').partners
  const [wrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The fields show the current days, also if a link has changed them.
  useEffect(() => form.current?.reset(), [from, to])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = { from: String(data.get('from')), to: String(data.get('to')) }
    setWrong(days.to < days.from)
    if (days.to >= days.from) onChange(days)
  }
  const day = (name: 'from' | 'to', value: string) => (
    <div className={fields.field} data-wrong={wrong ? '' : undefined}>
      <label htmlFor={`report-${name}`}>{texts[name]}</label>
      <div className={fields.box}>
        <input
          id={`report-${name}`}
          name={name}
          type="date"
          required
          min="1900-01-01"
          max="2199-12-31"
          defaultValue={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'report-wrong' : undefined}
        />
      </div>
    </div>
  )
  return (
    <form ref={form} className={styles.span} onSubmit={submit} onReset={() => setWrong(false)} aria-label={texts.span}>
      {day('from', from)}
      {day('to', to)}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {texts.show}
        </Button>
        <LinkButton to="?" look="text">
          {texts.thisYear}
        </LinkButton>
      </div>
      <p id="report-wrong" role="alert" className={text.wrong}>
        {wrong && texts.order}
      </p>
    </form>
  )
}
