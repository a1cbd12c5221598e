import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiError } from '../../../../shared/api/apiError.ts'
import { declare } from '../../../../shared/api/people/declaration.ts'
import {
  type Declaration,
  type DeclarationAnswer,
  declarationAnswers,
  type DeclarationQuestion,
} from '../../../../shared/contract/people/declaration.ts'
import { useServices } from '../../../app/services.ts'
import { isSessionEnd } from '../../../app/session/watchedTransport.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { Button } from '../../../layout/Button.tsx'
import styles from '../MyData.module.css'
import { myDataTexts } from '../texts.ts'

interface AnswerFormProps {
  question: DeclarationQuestion
  onSaved(next: Declaration): void
  /** The trust asks in other words by now: they must be shown before an answer. */
  onStale(): void
  onKeep(): void
}

/** The trust's question in its own words. Nothing is chosen before: a correction is a statement, too. */
export const AnswerForm = ({ question, onSaved, onStale, onKeep }: AnswerFormProps) => {
  const { citizenship: texts } = myDataTexts.use()
  const all = useTexts()
  const { api } = useServices()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<DeclarationAnswer>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!chosen) {
      setProblem(texts.missing)
      first.current?.focus()
      return
    }
    setBusy(true)
    setProblem('')
    try {
      onSaved(await declare(api, { answer: chosen, version: question.version }))
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(failureText(all, error))
      if (error instanceof ApiError && error.code === 'declaration_changed') onStale()
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={texts.correct} className={styles.form}>
      <fieldset className={styles.choices} aria-describedby={`${id}-problem`}>
        <legend>{texts.legend}</legend>
        <p className={styles.quiet}>{question.lead}</p>
        <p role="alert" id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
        {declarationAnswers.map((answer, index) => (
          <label key={answer}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={id}
              checked={chosen === answer}
              onChange={() => setChosen(answer)}
            />
            <span>{question[answer]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="text" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </form>
  )
}
