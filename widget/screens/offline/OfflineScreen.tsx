import { totalOf } from '../../../shared/donation/total.ts'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { takeFocus } from '../../../shared/takeFocus.ts'
import { useDialog, useLater } from '../../dialogContext.ts'
import type { State } from '../../flow/state.ts'
import { BackButton } from '../../ui/BackButton.tsx'
import { LoadProblem } from '../LoadProblem.tsx'
import { OfflinePanel } from './OfflinePanel.tsx'
import { useContact } from './useContact.ts'

export { FormEnd } from '../choosing/FormEnd.tsx'
export { PaymentFacts } from '../choosing/PaymentFacts.tsx'

/** Above everything else while online payment is being set up, so that a donor does not look for CONTINUE. */
export const OfflineNotice = () => <p className="notice">{useLater()?.offlineNotice}</p>

/** The ways to give without online payment. */
export const Screen = ({ state, later }: { state: State; later: LaterMessages }) => {
  const { t, flow } = useDialog()
  const { contact, retry } = useContact()
  return (
    <div className="scroll">
      <BackButton label={later.back} onBack={() => flow.dispatch({ type: 'panelChosen', panel: 'none' })} />
      <h3 tabIndex={-1} ref={takeFocus}>
        {t.otherWays}
      </h3>
      {(!contact || contact === 'loading') && <div className="skeleton" />}
      {typeof contact === 'string' && contact !== 'loading' && <LoadProblem fault={contact} onRetry={retry} />}
      {state.offlineOnly && <OfflineNotice />}
      {typeof contact === 'object' && (
        <OfflinePanel contact={contact} amount={state.form ? totalOf(state.form) : 0} later={later} />
      )}
    </div>
  )
}
