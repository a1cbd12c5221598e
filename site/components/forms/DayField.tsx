import type { FormEvent, ReactNode } from 'react'
import { formatMonth } from '../../../shared/date.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Field.module.css'
import { described, fieldOf, FieldWords, type FormFieldProps } from './Field.tsx'
import { splitDay } from './formFields.ts'

interface DayFieldProps<Name extends string> extends FormFieldProps<Name> {
  hint?: string
  /** Beside the legend; a field with a note may stay empty. */
  note?: string
  /** `bday`: the browser may fill in the person's own. */
  autoComplete?: 'bday'
}

type Part = 'day' | 'month' | 'year'

const keepDigits = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  const digits = currentTarget.value.replace(/\D/g, '')
  if (digits !== currentTarget.value) currentTarget.value = digits
}

/** A date that people know by heart: three fields, because nobody wants to page back through the months of 60 years. Its value is `yyyy-MM-dd`, or ''. */
export const DayField = <Name extends string>({ form, name, hint, note, autoComplete }: DayFieldProps<Name>) => {
  const { dayParts, lang } = useTexts('common')
  const { id, label, problem } = fieldOf<Name>({ form, name })
  const parts = splitDay(form.startOf(name))
  const idOf = (part: Part) => (part === 'day' ? id : `${id}-${part}`)
  const controlOf = (part: Part) => ({
    id: idOf(part),
    name: `${name}[${part}]`,
    defaultValue: parts[part],
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    'aria-invalid': problem ? (true as const) : undefined,
  })
  const framed = (part: Part, control: ReactNode) => (
    <div className={styles.part}>
      <label htmlFor={idOf(part)}>{dayParts[part]}</label>
      <div className={styles.box}>{control}</div>
    </div>
  )
  const input = (part: 'day' | 'year', places: number) =>
    framed(
      part,
      <input
        {...controlOf(part)}
        type="text"
        inputMode="numeric"
        maxLength={places}
        size={places}
        onInput={keepDigits}
      />,
    )
  const { 'aria-describedby': describedBy } = described(id, problem, hint)
  return (
    <fieldset className={styles.field} data-wrong={problem ? '' : undefined} aria-describedby={describedBy}>
      <legend>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      <div className={styles.parts}>
        {input('day', 2)}
        {framed(
          'month',
          <select {...controlOf('month')}>
            <option value="">{dayParts.choose}</option>
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={String(index + 1).padStart(2, '0')}>
                {formatMonth(index + 1, lang)}
              </option>
            ))}
          </select>,
        )}
        {input('year', 4)}
      </div>
      <FieldWords id={id} problem={problem} hint={hint} />
    </fieldset>
  )
}
