import type { ChangeEvent, ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form'
import { formatMonth } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import styles from './Field.module.css'
import { described, FieldWords } from './FieldFrame.tsx'
import { fieldId, type SchemaFormState } from './useSchemaForm.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface DayFieldProps<Values extends FieldValues> {
  state: SchemaFormState<Values>
  /** Contains `yyyy-MM-dd`, or '' for nothing. */
  name: FieldPath<Values>
  hint?: string
  /** Beside the legend; a field with a note may stay empty. */
  note?: string
  /** `bday`: the browser may fill in the person's own. */
  autoComplete?: 'bday'
}

interface Parts {
  day: string
  month: string
  year: string
}

const pad = (digits: string) => (digits.length === 1 ? `0${digits}` : digits)
const compose = ({ day, month, year }: Parts) => (day || month || year ? `${year}-${pad(month)}-${pad(day)}` : '')
const split = (text: string): Parts => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day: day.replace(/^0(?=\d)/, '') }
}
const digits = (text: string) => text.replace(/\D/g, '')

/** A date that people know by heart: three fields, because nobody wants to page back through the months of 60 years. */
export const DayField = <Values extends FieldValues>({
  state,
  name,
  hint,
  note,
  autoComplete,
}: DayFieldProps<Values>) => {
  const { dayParts } = useTexts('common')
  const lang = useLanguage()
  const id = fieldId<Values>(state, name)
  const problem = state.problemOf(name)
  const value: unknown = useWatch({ control: state.form.control, name })
  const parts = split(typeof value === 'string' ? value : '')
  // The field of a day is a text.
  const change = (changed: Partial<Parts>) =>
    state.form.setValue(name, compose({ ...parts, ...changed }) as FieldPathValue<Values, typeof name>, {
      shouldDirty: true,
      shouldValidate: problem !== undefined,
    })
  const idOf = (part: keyof Parts) => (part === 'day' ? id : `${id}-${part}`)
  const controlOf = (part: keyof Parts) => ({
    id: idOf(part),
    value: parts[part],
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    'aria-invalid': problem ? (true as const) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [part]: digits(event.target.value) }),
  })
  const framed = (part: keyof Parts, control: ReactNode) => (
    <div className={styles.part}>
      <label htmlFor={idOf(part)}>{dayParts[part]}</label>
      <div className={styles.box}>{control}</div>
    </div>
  )
  const input = (part: 'day' | 'year', places: number) =>
    framed(part, <input {...controlOf(part)} type="text" inputMode="numeric" maxLength={places} size={places} />)
  const { 'aria-describedby': describedBy } = described(id, problem, hint)
  return (
    <fieldset className={styles.field} data-wrong={problem ? '' : undefined} aria-describedby={describedBy}>
      <legend>
        {state.labels[name] ?? name}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      <div className={styles.parts}>
        {input('day', 2)}
        {framed(
          'month',
          <select {...controlOf('month')}>
            <option value="">{dayParts.choose}</option>
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={pad(String(index + 1))}>
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
