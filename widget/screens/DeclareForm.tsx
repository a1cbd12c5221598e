import { useState } from 'react'
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

/**
 * The question with its three answers, and the notice about personal data. Each answer is a button that saves it and continues: one press, and nothing is
 * chosen for the donor.
 */
export const DeclareForm = ({ question, notice, problem, onSend }: Props) => {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)

  const send = async (answer: DeclarationAnswer): Promise<void> => {
    if (busy) return
    setBusy(true)
    const { version } = question
    await onSend({ answer, version, ...(notice ? { notice_version: notice.version } : {}) })
    setBusy(false)
  }

  return (
    <>
      <Title id="declare">{question.title}</Title>
      <p className="hint">{question.lead}</p>
      <div className="chips" role="group" aria-labelledby="declare" aria-describedby="declare-next">
        {declarationAnswers.map((value) => (
          <button key={value} type="button" aria-disabled={busy} onClick={() => void send(value)}>
            {question[value]}
          </button>
        ))}
      </div>
      <p className="hint" id="declare-next">
        {texts.declareNext}
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {notice && <NoticeText notice={notice} />}
    </>
  )
}
