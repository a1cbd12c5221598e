import { type ComponentPropsWithRef, useId } from 'react'
import { described, FieldFrame } from '../../../components/forms/FieldFrame.tsx'

interface NoteFieldProps extends Pick<ComponentPropsWithRef<'textarea'>, 'minLength' | 'required' | 'readOnly'> {
  label: string
  problem?: string | undefined
  value: string
  onChange(text: string): void
}

/** A sentence of staff, in a field of two lines. */
export const NoteField = ({ label, problem, onChange, ...control }: NoteFieldProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <textarea
        {...control}
        id={id}
        rows={2}
        maxLength={500}
        {...described(id, problem, undefined)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
