import { useId } from 'react'
import { described, FieldFrame } from './Field.tsx'

interface ChoiceProps {
  id?: string
  label: string
  name?: string
  value: string
  /** Values with their words. */
  options: ReadonlyArray<readonly [value: string, words: string]>
  /** The problem's sentence; it is read out. */
  problem?: string | undefined
  onChange(value: string): void
}

/** A select whose value its user keeps. A form has a `SelectField` instead. */
export const Choice = ({ id: given, label, name, value, options, problem, onChange }: ChoiceProps) => {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} label={label} problem={problem} alert>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...described(id, problem, undefined)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
