import { useId } from 'react'
import { described, FieldFrame } from '../../../forms/FieldFrame.tsx'

interface NoteFieldProps {
  label: string
  problem: string | undefined
  value: string
  onChange(text: string): void
}

/** A sentence of staff, in a field of two lines. */
export const NoteField = ({ label, problem, value, onChange }: NoteFieldProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={value}
        {...described(id, problem, undefined)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
