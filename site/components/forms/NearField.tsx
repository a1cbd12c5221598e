import { Field } from './Field.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { NearFieldSpec } from './fieldSpec.ts'
import { LongText } from './LongText.tsx'

export interface NearFieldProps {
  spec: NearFieldSpec
  id: string
  problem: string | undefined
  /** The text, or the choice, to begin with. */
  start: string
}

/** A field of an enquiry: of one line, of several, or a choice. */
export const NearField = (props: NearFieldProps) => {
  if (props.spec.kind === 'long') return <LongText {...props} />
  if (props.spec.kind === 'choice') return <ChoiceField {...props} />
  const { start, ...field } = props
  return <Field {...field} control={{ defaultValue: start }} />
}
