import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSession } from '../../app/session/useSession.ts'
import { Button } from '../../layout/Button.tsx'
import { draftKeeper } from '../drafts.ts'
import { useSchemaForm } from '../useSchemaForm.ts'
import type { NearFieldSpec } from './fieldSpec.ts'
import { LiveForm } from './LiveForm.tsx'
import { Thanks } from './Thanks.tsx'
import type { Typed } from './typed.ts'

interface EnquiryTexts {
  problems: Readonly<Record<string, string>>
  thanks: string
  thanksText(email: string): string
  /** The label of the number. */
  reference: string
}

interface EnquiryFormProps<Values extends FieldValues, Sent> {
  /** What the visitor typed before this code loaded. */
  typed: Typed
  schema: z.ZodMiniType<Sent, Values>
  start: Values
  fields: readonly NearFieldSpec[]
  texts: EnquiryTexts
  submit: string
  /** Names the draft, which one person sees on one form only. */
  draft: string
  send(values: Sent): Promise<{ reference: string }>
  /** Offers the empty form again, with the focus on this field. */
  again?: { label: string; focus: FieldPath<Values> }
}

/** A form with a request to the trust. Afterwards it shows thanks, with the number of the request. */
export const EnquiryForm = <Values extends FieldValues, Sent extends { email: string }>(
  props: EnquiryFormProps<Values, Sent>,
) => {
  const { schema, start, fields, texts, submit, draft, send, again } = props
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [typed, setTyped] = useState(props.typed)
  const state = useSchemaForm<Values, Sent>({
    schema,
    start,
    // A field's name is a text in `fields`, which also work without the form library.
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])) as Record<FieldPath<Values>, string>,
    problems: texts.problems,
    once: true,
    draft: draftKeeper(user?.id ?? 0, draft),
    send: async (values) => {
      const { reference } = await send(values)
      setTyped({ values: {}, focus: again?.focus ?? null, pressed: false })
      setSent({ reference, email: values.email })
    },
  })
  if (!sent) return <LiveForm state={state} fields={fields} submit={submit} typed={typed} />
  return (
    <Thanks title={texts.thanks} text={texts.thanksText(sent.email)} label={texts.reference} reference={sent.reference}>
      {again && (
        <Button look="text" onClick={() => setSent(null)}>
          {again.label}
        </Button>
      )}
    </Thanks>
  )
}
