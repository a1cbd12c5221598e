import type { ReactNode } from 'react'
import type { Transport } from '../../../shared/contract/transport.ts'
import { codeRequestSchema } from '../../../shared/contract/people/secondFactor.ts'
import { type FieldLook, TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface CodeEntryProps extends Pick<FieldLook, 'hint' | 'inputMode'> {
  submit: string
  /** Takes the code that was typed. */
  call(api: Transport, code: string): Promise<void>
  /** By default the field takes a code of the authenticator app. */
  label?: string
  /** The browser must not offer a code from a message. */
  byHand?: boolean
  children: ReactNode
}

/** Asks for a code of the second factor. */
export const CodeEntry = ({ submit, call, label, hint, inputMode = 'numeric', byHand, children }: CodeEntryProps) => {
  const texts = useTexts('signIn').secondFactor
  const form = useForm({
    schema: async () => codeRequestSchema,
    labels: { code: label ?? texts.code },
    problems: { 'code:required': texts.required, 'code:too_long': texts.wrong, 'code:mismatch': texts.wrong },
    call: (api, { code }) => call(api, code),
    say: null,
  })
  return (
    <Form form={form} submit={submit} section="code">
      <TextField
        form={form}
        name="code"
        hint={hint ?? texts.codeHint}
        inputMode={inputMode}
        autoComplete={byHand ? 'off' : 'one-time-code'}
      />
      {children}
    </Form>
  )
}
