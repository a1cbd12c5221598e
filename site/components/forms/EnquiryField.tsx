import { Field } from './Field.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { EnquiryFieldSpec } from './fieldSpec.ts'
import { LongText } from './LongText.tsx'

export interface EnquiryFieldProps {
  spec: EnquiryFieldSpec
  id: string
  problem: string | undefined
  /** The text, or the choice, to begin with. */
  start: string
}

/** A field of an enquiry: of one line, of several, or a choice. */
export const EnquiryField = (props: EnquiryFieldProps) => {
  if (props.spec.kind === 'long') return <LongText {...props} />
  if (props.spec.kind === 'choice') return <ChoiceField {...props} />
  const { start, ...field } = props
  return <Field {...field} control={{ defaultValue: start }} />
}
