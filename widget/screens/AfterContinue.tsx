import { useLayoutEffect, useRef } from 'react'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import type { Flow } from '../flow/createFlow.ts'
import { useTimer } from '../ui/useTimer.ts'
import { OutLink } from './OutLink.tsx'
import { SpokenTotal } from './choosing/SpokenTotal.tsx'

/** Forms that were drawn already. */
const known = new WeakSet<Flow>()

/** Beside CONTINUE after it was pressed: why nothing happened, or that one press is left. It moves the focus to the place that needs the donor. */
export const AfterContinue = () => {
  const place = useRef<HTMLDivElement>(null)
  const { flow, environment } = useDialog()
  const later = useTexts()
  const { failure, form, notice, problem, signedIn, stage, stuckAt, waitUntilMs } = useFlowState()
  const find = (what: string) => place.current?.closest('form')?.querySelector<HTMLElement>(what)

  // The field that stops the donation takes the focus each time CONTINUE is pressed, but not again when its notice ends.
  useLayoutEffect(() => {
    if (!problem || !notice) return
    const field = find('[aria-invalid=true]')
    const focused = find('[role=radiogroup][aria-invalid=true] input') ?? field
    focused?.focus()
    // A list of items can be taller than the screen. Its message must be in view.
    const message = find(`#${field?.getAttribute('aria-describedby')}`)
    ;(message ?? focused)?.scrollIntoView({ block: 'center' })
  }, [problem, notice?.number])

  // After a 429 CONTINUE says that it has to wait, and becomes active again by itself.
  const waitMs = waitUntilMs ? waitUntilMs - environment.now() : undefined
  useTimer(waitMs, () => flow.dispatch({ type: 'waited' }), [waitUntilMs])

  useLayoutEffect(() => {
    if (signedIn) find('.main')?.focus()
  }, [signedIn])

  // After a failed donation or a panel the focused element is gone. Without focus the keys would reach the page behind.
  useLayoutEffect(() => {
    if (stage === 'choosing' && known.has(flow) && document.activeElement === document.body) find('.main')?.focus()
    known.add(flow)
  }, [stage])

  // The donor may have pressed Enter in a field far above.
  useLayoutEffect(() => {
    if (failure) find('footer')?.scrollIntoView({ block: 'nearest' })
  }, [failure, notice?.number])

  return (
    <div className="said" ref={place}>
      {form && <SpokenTotal form={form} />}
      {failure && (
        <p className="error">
          {later.problems[failure][1]} {stuckAt && <OutLink href={stuckAt} text={later.finishPayment} />}
        </p>
      )}
      {signedIn && (
        <p className="hint" role="status">
          {later.signedIn}
        </p>
      )}
    </div>
  )
}
