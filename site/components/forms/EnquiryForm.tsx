import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { useSession } from '../../app/session/useSession.ts'
import { Button } from '../Button.tsx'
import styles from '../../features/signIn/AccountForm.module.css'
import { draftKeeper } from './drafts.ts'
import { failureText } from './failureText.ts'
import { fieldProblem } from './fieldProblem.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { useTextForm } from './useTextForm.ts'
import type { EnquiryFieldSpec } from './fieldSpec.ts'
import { EnquiryField } from './EnquiryField.tsx'
import { Thanks } from './Thanks.tsx'
import { useTextDraft } from './useTextDraft.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface EnquiryTexts {
  /** Sentences for codes of this form, by `code` or `field:code`. */
  problems: Readonly<Record<string, string>>
  thanks: string
  thanksText(email: string): string
  /** The label of the number. */
  reference: string
}

interface EnquiryFormProps<Sent> {
  /** The contract's own schema; it loads when a visitor begins to type. */
  schema(): Promise<z.ZodMiniType<Sent>>
  fields: readonly EnquiryFieldSpec[]
  /** Texts to begin with, by field, besides the signed-in person's. */
  start?: Readonly<Record<string, string>>
  texts: EnquiryTexts
  submit: string
  /** Names the draft, which one person sees on one form only. */
  draft: string
  send(values: Sent): Promise<{ reference: string }>
  /** Offers the empty form again, with the focus on this field. */
  again?: { label: string; focus: string }
}

/**
 * A form of a prerendered page with a request to the trust. Its fields are in the page from the start, and keep what was typed before this code loaded.
 * Afterwards it shows thanks, with the number of the request.
 */
export const EnquiryForm = <Sent extends { email: string }>(props: EnquiryFormProps<Sent>) => {
  const { schema, fields, start, texts, submit, send, again } = props
  const siteTexts = useTexts('common')
  const { user } = useSession()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const known: Readonly<Record<string, string | null | undefined>> = {
    name: user?.fullName,
    email: user?.email,
    phone: user?.contactNo,
    ...start,
  }
  useEffect(() => {
    // The server knew neither the person nor the whole address, and React keeps the texts of its fields.
    for (const [name, text] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && text) field.defaultValue = text
    }
  })
  const draft = useTextDraft(form, draftKeeper(user?.id ?? 0, props.draft))
  const { codes, failure, refusals, sending, onInput, ...events } = useTextForm(
    schema,
    fields.map(({ name }) => name),
    async (values) => {
      const { reference } = await send(values)
      draft.forget()
      setSent({ reference, email: values.email })
    },
  )
  useEffect(() => {
    // Pressed before the page's program loaded (start.ts).
    if (form.current && 'pressed' in form.current.dataset) form.current.requestSubmit()
  }, [])

  if (sent) {
    const writeAgain = (focus: string) => {
      flushSync(() => setSent(null))
      document.getElementById(`${id}-${focus}`)?.focus()
    }
    return (
      <Thanks
        title={texts.thanks}
        text={texts.thanksText(sent.email)}
        label={texts.reference}
        reference={sent.reference}
      >
        {again && (
          <Button look="text" onClick={() => writeAgain(again.focus)}>
            {again.label}
          </Button>
        )}
      </Thanks>
    )
  }
  const textOf = (name: string, code: string) =>
    texts.problems[`${name}:${code}`] ?? texts.problems[code] ?? fieldProblem(siteTexts, name, code)
  const problems = fields.flatMap(({ name, label }) => {
    const code = codes[name]
    return code ? [{ id: `${id}-${name}`, name, label, text: textOf(name, code) }] : []
  })
  return (
    <form
      {...events}
      ref={form}
      className={styles.form}
      // A press before this page's code has loaded would send the typed text into the address. `method="dialog"` sends nothing outside of a dialog.
      method="dialog"
      noValidate
      onInput={(event) => {
        onInput(event)
        draft.write()
      }}
    >
      <ProblemSummary
        refusals={refusals}
        failure={failure === undefined ? undefined : failureText(siteTexts, failure)}
        problems={problems}
      />
      {draft.restored && (
        <p role="status" className={styles.good}>
          {siteTexts.keptDraft}
        </p>
      )}
      {fields.map((spec) => (
        <EnquiryField
          key={spec.name}
          spec={spec}
          id={`${id}-${spec.name}`}
          problem={problems.find(({ name }) => name === spec.name)?.text}
          start={known[spec.name] ?? ''}
        />
      ))}
      <div className={styles.ways}>
        <Button type="submit" busy={sending} className={styles.submit}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
