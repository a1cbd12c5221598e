import { type DonationForm, kindOf } from '../../../shared/kinds/kinds.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { totalOf } from '../../../shared/donation/total.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useDialog, useFlowState, useLater, usePart } from '../../dialogContext.ts'
import { LoadProblem } from '../LoadProblem.tsx'
import { Patience } from '../Waiting.tsx'

/** The donor may have pressed Enter in a field far above. */
const show = (bar: HTMLElement | null): void => bar?.scrollIntoView({ block: 'nearest' })

interface Props {
  form: DonationForm
  onSubmit(event: { preventDefault(): void }): void
}

/** What the donor is about to pay, and CONTINUE; above it the result of the press. */
export const ContinueBar = ({ form, onSubmit }: Props) => {
  const { t, flow } = useDialog()
  const { need, offlineOnly, waitUntilMs } = useFlowState()
  const later = useLater()
  const give = usePart('give')
  const offline = usePart('offline')
  const total = totalOf(form)
  // A typed amount has its words beside the field.
  const words = !kindOf(form).inRupees && canBeGiven(total) && (later?.inWords(total) ?? '\xa0')

  return (
    <footer ref={need && show}>
      {need === 'missing' && <LoadProblem onRetry={onSubmit} />}
      {need === 'awaited' && <Patience />}
      {give && later && <give.AfterContinue />}
      <div className="total">
        <span>{t.total}</span>
        <div>
          {/* A page translator may have replaced the text by its own nodes, so each change replaces the whole element. */}
          <b key={total} translate="no">
            {formatRupees(total)}
          </b>
          {words && <small key={words}>{words}</small>}
        </div>
      </div>
      {!offlineOnly && <div className="facts">{later && offline && <offline.PaymentFacts />}</div>}
      <div className="row">
        {!offlineOnly && (
          <button className="main" part="main" aria-disabled={need === 'awaited' || waitUntilMs > 0} onClick={onSubmit}>
            {t.continue}
          </button>
        )}
        <button
          type="button"
          className={offlineOnly ? 'main' : 'link'}
          onClick={() => flow.dispatch({ type: 'panelChosen', panel: 'offline' })}
        >
          {t.otherWays}
        </button>
      </div>
    </footer>
  )
}
