import type { FieldPath, FieldValues } from 'react-hook-form'
import { Field, type FieldSpec } from './Field.tsx'
import { fieldId, type SchemaFormState } from './useSchemaForm.ts'

interface TextFieldProps<Values extends FieldValues> extends Omit<FieldSpec, 'name' | 'label'> {
  state: SchemaFormState<Values>
  name: FieldPath<Values>
}

/** A single-line field in a `SchemaForm`. */
export const TextField = <Values extends FieldValues>({ state, name, ...spec }: TextFieldProps<Values>) => (
  <Field
    id={fieldId<Values>(state, name)}
    spec={{ type: 'text', ...spec, name, label: state.labels[name] ?? name }}
    problem={state.problemOf(name)}
    control={state.form.register(name)}
  />
)
