import type { FieldPath, FieldValues } from 'react-hook-form'
import { described, FieldFrame } from './FieldFrame.tsx'
import { fieldId, type SchemaFormState } from './useSchemaForm.ts'

interface SelectFieldProps<Values extends FieldValues> {
  state: SchemaFormState<Values>
  name: FieldPath<Values>
  options: ReadonlyArray<{ value: string; label: string }>
  /** The first option, for nothing chosen; absent: there is always a choice. */
  empty?: string
  hint?: string
  /** Beside the label; a field with a note may stay empty. */
  note?: string
  autoComplete?: string
}

/** The browser's own select: it works everywhere, with every keyboard and every thumb. */
export const SelectField = <Values extends FieldValues>(props: SelectFieldProps<Values>) => {
  const { state, name, options, empty, hint, note, autoComplete } = props
  const id = fieldId<Values>(state, name)
  const problem = state.problemOf(name)
  return (
    <FieldFrame id={id} label={state.labels[name] ?? name} problem={problem} hint={hint} note={note}>
      <select
        id={id}
        autoComplete={autoComplete}
        required={!note}
        {...described(id, problem, hint)}
        {...state.form.register(name)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
