import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Transport } from '../../../shared/contract/transport.ts'
import { useSession } from '../../app/session/useSession.ts'
import { Button } from '../Button.tsx'
import { Form } from './Form.tsx'
import styles from './Thanks.module.css'
import { fieldId } from './Field.tsx'
import type { FieldName, FormOptions, FormState } from './useForm.ts'
import { useSavedForm } from './useSavedForm.tsx'
import { takeFocus } from '../../../shared/takeFocus.ts'

interface EnquiryTexts {
  /** Sentences for codes of this form, by `code` or `field:code`. */
  problems: Readonly<Record<string, string>>
  thanks: string
  thanksText(email: string): string
  /** The label of the number. */
  reference: string
}

interface EnquiryFormProps<Values, Sent> extends Pick<FormOptions<Values, Sent, unknown>, 'schema' | 'labels'> {
  /** Values to begin with, besides the signed-in person's. */
  start: (person: { name: string; email: string; phone: string }) => Values
  texts: EnquiryTexts
  submit: string
  /** Names the draft, which one person sees on one form only. */
  draft: string
  call(api: Transport, values: Sent): Promise<{ reference: string }>
  /** Offers the empty form again, with the focus on this field. */
  again?: { label: string; focus: FieldName<Values> }
  children: (form: FormState<FieldName<Values>>) => ReactNode
}

/**
 * A form of a prerendered page with a request to the trust. Its fields are in the page from the start, and keep what was typed before this code loaded.
 * Afterwards it shows thanks, with the number of the request.
 */
export const EnquiryForm = <Values extends object, Sent extends { email: string }>(
  props: EnquiryFormProps<Values, Sent>,
) => {
  const { schema, labels, start, texts, submit, call, again, children } = props
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const form = useSavedForm<Values, Sent, void>({
    schema,
    labels,
    start: start({ name: user?.fullName ?? '', email: user?.email ?? '', phone: user?.contactNo ?? '' }),
    problems: texts.problems,
    once: true,
    draft: { userId: user?.id ?? 0, name: props.draft },
    async call(api, values) {
      const { reference } = await call(api, values)
      setSent({ reference, email: values.email })
    },
    say: null,
  })
  if (!sent)
    return (
      <Form form={form} submit={submit}>
        {children(form)}
      </Form>
    )
  const writeAgain = (focus: string) => {
    flushSync(() => setSent(null))
    document.getElementById(fieldId(form, focus))?.focus()
  }
  return (
    <Thanks title={texts.thanks} text={texts.thanksText(sent.email)} label={texts.reference} reference={sent.reference}>
      {again && (
        <Button look="text" onClick={() => writeAgain(again.focus)}>
          {again.label}
        </Button>
      )}
    </Thanks>
  )
}

interface ThanksProps {
  title: string
  text: string
  /** The label of the number. */
  label: string
  reference: string
  children?: ReactNode
}

/** Replaces a form that was sent: confirms the arrival, with the reference number. Takes the focus, so that it is read out. */
const Thanks = ({ title, text, label, reference, children }: ThanksProps) => (
  <div className={styles.thanks}>
    <h3 ref={takeFocus} tabIndex={-1}>
      {title}
    </h3>
    <p>{text}</p>
    <p>
      <span className={styles.label}>{label}</span> <strong className={styles.reference}>{reference}</strong>
    </p>
    {children}
  </div>
)
