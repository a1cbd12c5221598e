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

/** A field of a form whose code loads when the form is nearly in view. It looks the same before and after. */
export const NearField = ({ spec, id, problem, control }: NearFieldProps) => {
  if (spec.kind === 'long') return <LongText spec={spec} id={id} problem={problem} control={control} />
  if (spec.kind === 'choice') return <ChoiceField spec={spec} id={id} problem={problem} control={control} />
  return <Field spec={spec} id={id} problem={problem} {...(control && { control })} />
}
