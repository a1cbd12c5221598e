import type { ComponentPropsWithRef } from 'react'
import { Field } from '../Field.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { NearFieldSpec } from './fieldSpec.ts'
import { LongText } from './LongText.tsx'

interface NearFieldProps {
  spec: NearFieldSpec
  id: string
  problem?: string | undefined
  /** From the form library, once it has loaded. */
  control?: ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>
}

/** A field of a form that loads when it comes near, the same before and after. */
export const NearField = ({ spec, id, problem, control }: NearFieldProps) => {
  if (spec.kind === 'long') return <LongText spec={spec} id={id} problem={problem} control={control} />
  if (spec.kind === 'choice') return <ChoiceField spec={spec} id={id} problem={problem} control={control} />
  return <Field spec={spec} id={id} problem={problem} {...(control && { control })} />
}
