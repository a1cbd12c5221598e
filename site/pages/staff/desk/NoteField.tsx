import { described, FieldFrame, fieldOf, type FormFieldProps } from '../../../components/forms/Field.tsx'

interface NoteFieldProps<Name extends string> extends FormFieldProps<Name> {
  readOnly?: boolean
}

/** A sentence of staff, in a field of two lines. */
export const NoteField = <Name extends string>({ form, name, readOnly }: NoteFieldProps<Name>) => {
  const { id, label, problem } = fieldOf<Name>({ form, name })
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <textarea
        id={id}
        name={name}
        rows={2}
        maxLength={500}
        readOnly={readOnly}
        defaultValue={form.startOf(name)}
        {...described(id, problem, undefined)}
      />
    </FieldFrame>
  )
}
