import { useEffect, useRef, useState } from 'react'
import type { DonationForm } from '../../shared/donation/donation.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { totalOf } from '../../shared/donation/total.ts'
import { formatRupees } from '../../shared/money.ts'
import { useDialog, useLater } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'

interface Props {
  state: State
  form: DonationForm
  onSubmit(event: { preventDefault(): void }): void
}

/** What the donor is about to pay, and CONTINUE: always in sight. */
export const ContinueBar = ({ state, form, onSubmit }: Props) => {
  const { t, flow, environment } = useDialog()
  const later = useLater()
  const bar = useRef<HTMLElement>(null)
  const total = totalOf(form)
  const { failure, notice, problem } = state

  // The field that stops the gift takes the focus, each time CONTINUE is pressed; not again when the notice of it ends.
  useEffect(() => {
    if (!problem || !notice) return
    const field = bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [problem, notice?.number])

  // After a 429 CONTINUE says that it has to wait, and comes back by itself.
  const [, drawAgain] = useState(0)
  const waitMs = state.waitUntilMs - environment.now()
  useEffect(() => {
    const timer = setTimeout(() => drawAgain(state.waitUntilMs), waitMs + 50)
    return () => clearTimeout(timer)
  }, [state.waitUntilMs])

  useEffect(() => {
    if (state.signedIn) bar.current?.querySelector<HTMLElement>('.main')?.focus()
  }, [state.signedIn])

  return (
    <footer ref={bar}>
      {failure && later && (
        <p className="error">
          {later.problems[failure][1]} {state.stuckAt && <a href={state.stuckAt}>{later.finishPayment}</a>}
        </p>
      )}
      {state.signedIn && (
        <p className="hint" role="status">
          {later?.signedIn}
        </p>
      )}
      <div className="total">
        <span>{t.total}</span>
        <output aria-live="polite">
          <b>{formatRupees(total)}</b>
          {form.type !== 'flexible' && total > 0 && total <= maxAmount && (
            <small>{later?.inWords(total) ?? '\xa0'}</small>
          )}
        </output>
      </div>
      {!state.offlineOnly && (
        <>
          <button className="main" part="main" aria-disabled={waitMs > 0} onClick={onSubmit}>
            {t.continue}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => flow.dispatch({ type: 'panelChosen', panel: 'offline' })}
          >
            {t.otherWays}
          </button>
        </>
      )}
    </footer>
  )
}
