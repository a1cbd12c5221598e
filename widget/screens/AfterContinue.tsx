import { useLayoutEffect, useRef, useState } from 'react'
import { type DonationForm, kindOf, totalOf } from '../../shared/kinds/kinds.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import type { Flow } from '../flow/createFlow.ts'
import { useTimer } from '../ui/hooks.ts'
import { OutLink } from './OutLink.tsx'
import { formatRupees } from '../../shared/money.ts'

/** The loader over the form, and the two seconds in which the donor reads what happens next. */
export const SendingScreen = () => {
  const { form, stage } = useFlowState()
  const texts = useTexts()
  const veil = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => veil.current?.focus(), [])
  if (!form) return null
  return (
    <div className="veil" ref={veil} tabIndex={-1} role="status">
      <div>
        <i className="spinner" />
        {stage === 'sending' ? (
          <p>{texts.preparing}</p>
        ) : (
          <>
            <h3>{texts.leaving}</h3>
            <p>{texts.leavingHint(totalOf(form))}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** How long a choice must stay unchanged before it is announced, in ms: many presses and keys give one announcement. */
const restMs = 500

/** What has a quantity in the form. */
const countsOf = (form: DonationForm, quantity: string): ReadonlyArray<readonly [what: string, count: number]> => {
  const kind = kindOf(form)
  return kind.inRupees ? [] : kind.lines(form).map((line) => [line.title ?? quantity, line.quantity])
}

/**
 * For screen readers: the changed quantities and the new total, as one sentence announced once. The visible total changes in several elements, and
 * quantities are fields: as live regions they would announce twice or not at all.
 */
const SpokenTotal = ({ form }: { form: DonationForm }) => {
  const { t } = useDialog()
  const [announcement, setAnnouncement] = useState('')
  const known = useRef(form)
  const announce = (): void => {
    const former = countsOf(known.current, t.quantity)
    const counts = countsOf(form, t.quantity).filter(([, count], index) => count !== former[index]?.[1])
    const total = totalOf(form)
    const changed = counts.length > 0 || total !== totalOf(known.current)
    known.current = form
    if (!changed) return
    setAnnouncement(
      [...counts.map(([what, count]) => `${what}: ${count}`), `${t.total}: ${formatRupees(total)}`].join(', '),
    )
  }
  useTimer(restMs, announce, [form])
  return (
    <div role="status" className="hidden">
      {announcement}
    </div>
  )
}

/** Forms that were drawn already. */
const known = new WeakSet<Flow>()

/** Beside CONTINUE after it was pressed: why nothing happened, or that one press is left. It moves the focus to the place that needs the donor. */
export const AfterContinue = () => {
  const place = useRef<HTMLDivElement>(null)
  const { flow, environment } = useDialog()
  const texts = useTexts()
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
          {texts.problems[failure][1]} {stuckAt && <OutLink href={stuckAt} text={texts.finishPayment} />}
        </p>
      )}
      {signedIn && (
        <p className="hint" role="status">
          {texts.signedIn}
        </p>
      )}
    </div>
  )
}
