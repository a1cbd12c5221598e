import { useEffect, useRef } from 'react'
import { described, FieldFrame, type FieldLook, fieldOf, type FormFieldProps } from './Field.tsx'
import { choose } from './formFields.ts'

interface SelectFieldProps<Name extends string>
  extends FormFieldProps<Name>,
    Pick<FieldLook, 'hint' | 'note' | 'autoComplete'> {
  options: ReadonlyArray<{ value: string; label: string }>
  /** The first option, for nothing chosen; absent: there is always a choice. */
  empty?: string
}

/** The browser's own select: it works everywhere, with every keyboard and every thumb. */
export const SelectField = <Name extends string>(props: SelectFieldProps<Name>) => {
  const { form, name, options, empty, hint, note, autoComplete } = props
  const { id, label, problem } = fieldOf<Name>({ form, name })
  const start = form.startOf(name)
  const ref = useRef<HTMLSelectElement>(null)
  const isNew = useRef(true)
  // The options may load after the form.
  useEffect(() => {
    const given = ref.current?.dataset['given'] ?? (isNew.current ? start : undefined)
    isNew.current = false
    if (ref.current && given !== undefined) choose(ref.current, given)
  })
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint} note={note}>
      <select
        ref={ref}
        id={id}
        name={name}
        autoComplete={autoComplete}
        required={!note}
        defaultValue={start}
        onChange={({ currentTarget }) => void delete currentTarget.dataset['given']}
        {...described(id, problem, hint)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
