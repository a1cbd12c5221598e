import { useEffect, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { SchemaForm } from '../SchemaForm.tsx'
import { fieldId, type SchemaFormState } from '../useSchemaForm.ts'
import type { NearFieldSpec } from './fieldSpec.ts'
import { NearField } from './NearField.tsx'
import type { Typed } from './typed.ts'

interface LiveFormProps<Values extends FieldValues> {
  state: SchemaFormState<Values>
  fields: readonly NearFieldSpec[]
  submit: string
  typed: Typed
}

/** Takes over from the server's form: typed text, focus, and an early press. */
export const LiveForm = <Values extends FieldValues>({ state, fields, submit, typed }: LiveFormProps<Values>) => {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    // Names and texts come from the same fields, rendered before this code loaded.
    for (const [key, value] of Object.entries(typed.values)) {
      const name = key as FieldPath<Values>
      state.form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
    if (typed.focus) document.getElementById(fieldId<Values>(state, typed.focus as FieldPath<Values>))?.focus()
    if (typed.pressed) state.submit()
  })
  return (
    <SchemaForm state={state} submit={submit}>
      {fields.map((spec) => {
        const name = spec.name as FieldPath<Values>
        return (
          <NearField
            key={name}
            spec={spec}
            id={fieldId<Values>(state, name)}
            problem={state.problemOf(name)}
            control={state.form.register(name)}
          />
        )
      })}
    </SchemaForm>
  )
}
