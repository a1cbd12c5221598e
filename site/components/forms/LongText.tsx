import { useState } from 'react'
import { described, FieldFrame } from './FieldFrame.tsx'
import styles from './EnquiryField.module.css'
import type { EnquiryFieldProps } from './EnquiryField.tsx'

/** How many letters before its limit the rest is shown. */
const reserve = 300

/** A field of several lines. Near its limit it shows how many letters are left, and announces it every fifty letters. */
export const LongText = ({ spec, id, problem, start }: EnquiryFieldProps) => {
  const [letters, setLetters] = useState(start.length)
  const { limit, hint, note, label, name } = spec
  const left = limit && limit.most - letters
  const shown = limit && left !== undefined && left <= reserve
  return (
    <div className={styles.long}>
      <FieldFrame id={id} label={label} problem={problem} hint={hint} note={note}>
        <textarea
          id={id}
          name={name}
          rows={7}
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
