import { useLayoutEffect, useRef, useState } from 'react'
import {
  type DeclarationAnswer,
  declarationAnswers,
  type DeclarationQuestion,
  type DeclareRequest,
  type Notice,
} from '../../shared/contract/people/myData.ts'
import { useTexts } from '../dialogContext.ts'
import { Title } from './Panel.tsx'
import { NoticeText } from './NoticeText.tsx'

interface Props {
  question: DeclarationQuestion
  notice: Notice | null
  /** Why the last try failed. */
  problem: string | null
  onSend(request: DeclareRequest): Promise<void>
}

/** The question with its three answers, and the notice about personal data. Nothing is chosen for the donor. */
export const DeclareForm = ({ question, notice, problem, onSend }: Props) => {
  const texts = useTexts()
  const [answer, setAnswer] = useState<DeclarationAnswer | null>(null)
  const [missing, setMissing] = useState(0)
  const [busy, setBusy] = useState(false)
  const choices = useRef<HTMLDivElement>(null)

  // After each press without an answer the first choice takes the focus, so that it is read out with the message.
  useLayoutEffect(() => {
    if (missing) choices.current?.querySelector('input')?.focus()
  }, [missing])

  const submit = async (): Promise<void> => {
    if (busy) return
    if (!answer) return setMissing(missing + 1)
    setBusy(true)
    const { version } = question
    await onSend({ answer, version, ...(notice ? { notice_version: notice.version } : {}) })
    setBusy(false)
  }

  const wrong = missing > 0 && !answer
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Title id="declare">{question.title}</Title>
      <p className="hint">{question.lead}</p>
      <div
        ref={choices}
        className="chips"
        role="radiogroup"
        aria-labelledby="declare"
        aria-invalid={wrong}
        aria-describedby={wrong ? 'declare-error' : undefined}
      >
        {declarationAnswers.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="declaration"
              value={value}
              checked={answer === value}
              onChange={() => setAnswer(value)}
            />
            {question[value]}
          </label>
        ))}
      </div>
      {wrong && (
        <p className="error" id="declare-error" role="alert">
          {texts.declareMissing}
        </p>
      )}
      {notice && <NoticeText notice={notice} />}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <button className="main" aria-disabled={busy}>
        {texts.declareButton}
      </button>
    </form>
  )
}
