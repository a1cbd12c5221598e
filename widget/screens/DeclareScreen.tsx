import { useLayoutEffect, useState } from 'react'
import { ApiError } from '../../shared/contract/transport.ts'
import {
  declaration,
  type Declaration,
  declare,
  type DeclareRequest,
  type ForeignWay as Way,
  type DeclarationAnswer,
  declarationAnswers,
  type DeclarationQuestion,
  type Notice,
} from '../../shared/contract/people/myData.ts'
import { useDialog, useTexts } from '../dialogContext.ts'
import { continueDonation } from '../flow/sendDonation.ts'
import { LoadProblem } from './Boundary.tsx'
import { Panel, Title } from './Panel.tsx'
import { Waiting } from './Waiting.tsx'
import { CopyRow } from './CopyRow.tsx'
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
const DeclareForm = ({ question, notice, problem, onSend }: Props) => {
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

/** For a donor who is neither: what the trust offers, or that it cannot take the donation; and a way to correct the answer. */
const ForeignWay = ({ way, onCorrect }: { way: Way; onCorrect(): void }) => {
  const texts = useTexts()
  return (
    <>
      <Title>{way.title}</Title>
      <p>{way.text}</p>
      {way.account.length > 0 && (
        <dl>
          {way.account.map((detail) => (
            <CopyRow key={detail.label} {...detail} />
          ))}
        </dl>
      )}
      <p>
        {texts.declareAsk} <a href={`mailto:${way.email}`}>{way.email}</a>
      </p>
      <p>
        <button type="button" className="quiet" onClick={onCorrect}>
          {texts.declareCorrect}
        </button>
      </p>
    </>
  )
}

/**
 * Asks a new donor whether they are an Indian citizen or organisation, and continues with the same choices. A donor who is neither sees the trust's other way,
 * and can correct the answer.
 */
export const Screen = () => {
  const texts = useTexts()
  const { flow, environment } = useDialog()
  const [known, setKnown] = useState<Declaration | null>(null)
  const [fault, setFault] = useState<ApiError | null>(null)
  const [correcting, setCorrecting] = useState(false)

  const failed = (error: unknown): void => {
    const failure = error instanceof ApiError ? error : new ApiError('malformed')
    if (failure.kind === 'unauthorized' || failure.kind === 'serverFault') flow.dispatch({ type: failure.kind })
    setFault(failure)
  }
  const load = (): void => {
    declaration(environment.api).then((found) => {
      setFault(null)
      setKnown(found)
    }, failed)
  }
  useLayoutEffect(load, [])

  const send = async (request: DeclareRequest): Promise<void> => {
    setFault(null)
    try {
      const next = await declare(environment.api, request)
      setCorrecting(false)
      setKnown(next)
      if (next.answer !== 'neither') continueDonation(environment, flow, true)
    } catch (error) {
      failed(error)
      // Another wording by now: the donor must see it, below what the server says about it.
      if (error instanceof ApiError && error.status === 409) declaration(environment.api).then(setKnown, failed)
    }
  }

  const isForeign = known?.answer === 'neither' && !correcting && known.foreign
  return (
    <Panel>
      {isForeign ? (
        <ForeignWay way={isForeign} onCorrect={() => setCorrecting(true)} />
      ) : known?.question ? (
        <DeclareForm
          question={known.question}
          notice={known.notice}
          problem={fault ? fault.serverText || texts.problems.unreachable[1] : null}
          onSend={send}
        />
      ) : fault ? (
        <LoadProblem fault={fault.kind} onRetry={load} />
      ) : (
        <Waiting />
      )}
    </Panel>
  )
}
