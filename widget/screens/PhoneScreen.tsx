import { useLayoutEffect, useState } from 'react'
import { newPhoneCode, type PhoneCode, phoneState, type PhoneState } from '../../shared/contract/donation/phoneCode.ts'
import { ApiError } from '../../shared/contract/transport.ts'
import { donateAddress } from '../../shared/donation/address/donateAddress.ts'
import { totalOf } from '../../shared/kinds/kinds.ts'
import { formatRupees } from '../../shared/money.ts'
import { phoneHash, touchOf } from '../arrival.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import { siteAddress } from '../environment.ts'
import { choicesOf } from '../flow/transition.ts'
import { useTimer } from '../ui/hooks.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { LoadProblem } from './Boundary.tsx'
import { Panel } from './Panel.tsx'
import { Waiting } from './Waiting.tsx'

/** How often this device asks, in ms: the outcome is here within five seconds of the provider's answer. */
const askEveryMs = 2000

interface Shown extends PhoneState {
  code: PhoneCode
  /** Increases with each answer, so that the next question is asked. */
  asked: number
}

/**
 * Pays on a phone what was chosen here. The QR code holds the address of the trust's form, with these choices and a code that works once. Nothing in it names
 * anybody: the phone asks again in whose name the donation is given. This device shows only the verified outcome.
 */
export const Screen = () => {
  const texts = useTexts()
  const { environment, flow } = useDialog()
  const state = useFlowState()
  const [shown, setShown] = useState<Shown | null>(null)
  const [fault, setFault] = useState<ApiError | null>(null)

  const failed = (error: unknown): ApiError => {
    const failure = error instanceof ApiError ? error : new ApiError('malformed')
    if (failure.kind === 'serverFault') flow.dispatch({ type: failure.kind })
    return failure
  }
  const load = (): void => {
    newPhoneCode(environment.api).then(
      (code) => setShown({ code, state: 'waiting', asked: 0 }),
      (error) => setFault(failed(error)),
    )
  }
  useLayoutEffect(load, [])
  const loadAgain = (): void => {
    setFault(null)
    setShown(null)
    load()
  }

  const [waitMs, setWaitMs] = useState(askEveryMs)
  const ask = ({ code, asked }: Shown): void => {
    const answered = (next: PhoneState, ms: number): void => {
      setWaitMs(ms)
      // A new code was asked for meanwhile: this answer is about the old one.
      setShown((now) => (now?.code === code ? { code, asked: asked + 1, ...next } : now))
    }
    phoneState(environment.api, code.watch).then(
      (next) => answered(next, askEveryMs),
      (error) => {
        const { status, retryAfterSeconds } = failed(error)
        if (status === 404) answered({ state: 'expired' }, askEveryMs)
        // The connection may come back: the last known state stays.
        else if (shown) answered({ state: shown.state }, Math.max(askEveryMs, retryAfterSeconds * 1000))
      },
    )
  }
  const isOver = shown?.state === 'paid' || shown?.state === 'expired'
  useTimer(shown && !isOver ? waitMs : undefined, () => shown && ask(shown), [shown?.code, shown?.asked])

  const total = state.form ? totalOf(state.form) : 0
  const address = donateAddress({
    ...choicesOf(state),
    projectId: state.projectId ?? undefined,
    lang: environment.lang,
    partner: touchOf(environment)?.partner,
  })
  const asksName = !!state.form?.dedication
  return (
    <Panel title={texts.payOnPhone}>
      {state.form && shown?.state !== 'paid' && (
        <p className="notice">{total > 0 ? texts.waiting(total, state.form.projectTitle) : state.form.projectTitle}</p>
      )}
      {fault ? <LoadProblem fault={fault.kind} onRetry={loadAgain} /> : !shown && <Waiting />}
      {shown?.state === 'waiting' && (
        <div className="row upi">
          <div className="code">
            <QrCode
              text={siteAddress(environment.options.siteRoot, address) + phoneHash(shown.code.code, asksName)}
              label={texts.phoneScan}
            />
          </div>
        </div>
      )}
      {/* The place of the message is there before, so that screen readers announce it. */}
      <div role="status">
        {shown && (
          <p key={shown.state} className={shown.state === 'paid' ? 'notice' : undefined}>
            {shown.state === 'paid' ? texts.phonePaid(formatRupees(shown.amount ?? 0)) : texts.phoneStates[shown.state]}
          </p>
        )}
      </div>
      {shown?.state === 'waiting' && (
        <p className="hint">
          {texts.phoneHint(shown.code.expires_in / 60)} {asksName && texts.phoneAsksName}
        </p>
      )}
      {(shown?.state === 'open' || shown?.state === 'expired') && (
        <p>
          <button type="button" className="quiet" onClick={loadAgain}>
            {texts.phoneAgain}
          </button>
        </p>
      )}
    </Panel>
  )
}
