import { useState } from 'react'
import { described, FieldFrame, type FieldLook, fieldOf, type FormFieldProps } from './Field.tsx'
import styles from './EnquiryField.module.css'

/** How many letters before its limit the rest is shown. */
const reserve = 300

interface LongTextProps<Name extends string> extends FormFieldProps<Name>, Pick<FieldLook, 'hint' | 'note'> {
  /** Maximum letters; near it, the rest is shown. */
  limit?: { most: number; left(letters: number): string }
  rows?: number
}

/** A field of several lines. Near its limit it shows how many letters are left, and announces it every fifty letters. */
export const LongText = <Name extends string>({ form, name, hint, note, limit, rows = 7 }: LongTextProps<Name>) => {
  const { id, label, problem } = fieldOf<Name>({ form, name })
  const start = form.startOf(name)
  const [letters, setLetters] = useState(start.length)
  const left = limit && limit.most - letters
  const shown = limit && left !== undefined && left <= reserve
  return (
    <div className="flow-tight">
      <FieldFrame id={id} label={label} problem={problem} hint={hint} note={note}>
        <textarea
          id={id}
          name={name}
          rows={rows}
          required={!note}
          onInput={(event) => setLetters(event.currentTarget.value.length)}
          {...described(id, problem, hint)}
          defaultValue={start}
        />
      </FieldFrame>
      {shown && <p className={styles.left}>{limit.left(left)}</p>}
      <p role="status" className="visually-hidden">
        {shown ? limit.left(Math.ceil(left / 50) * 50) : ''}
      </p>
    </div>
  )
}
