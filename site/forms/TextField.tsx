import type { FieldPath, FieldValues } from 'react-hook-form'
import { Field, type FieldSpec } from './Field.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { fieldId, type SchemaFormState } from './useSchemaForm.ts'

interface TextFieldProps<Values extends FieldValues> extends Omit<FieldSpec, 'name' | 'label'> {
  state: SchemaFormState<Values>
  name: FieldPath<Values>
}

/** A field of one line in a `SchemaForm`. */
export const TextField = <Values extends FieldValues>({ state, name, ...spec }: TextFieldProps<Values>) => (
  <Field
    id={fieldId<Values>(state, name)}
    spec={{ type: 'text', ...spec, name, label: state.labels[name] ?? name }}
    problem={state.problemOf(name)}
    control={state.form.register(name)}
  />
)

type LongTextFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'type' | 'inputMode'>

/** A field of several lines. */
export const LongTextField = <Values extends FieldValues>({ state, name, ...spec }: LongTextFieldProps<Values>) => {
  const id = fieldId<Values>(state, name)
  const problem = state.problemOf(name)
  return (
    <FieldFrame id={id} label={state.labels[name] ?? name} problem={problem} hint={spec.hint} note={spec.note}>
      <textarea
        id={id}
        rows={6}
        autoComplete={spec.autoComplete}
        required={!spec.note}
        {...described(id, problem, spec.hint)}
        {...state.form.register(name)}
      />
    </FieldFrame>
  )
}
