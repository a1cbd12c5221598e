import { totalOf } from '../../../shared/donation/total.ts'
import { useDialog, useFlowState, useLater } from '../../dialogContext.ts'
import { LoadProblem } from '../LoadProblem.tsx'
import { Panel } from '../Panel.tsx'
import { OfflinePanel } from './OfflinePanel.tsx'
import { useContact } from './useContact.ts'

export { FormEnd } from '../choosing/FormEnd.tsx'
export { PaymentFacts } from '../choosing/PaymentFacts.tsx'

/** Above everything else while online payment is being set up, so that a donor does not look for CONTINUE. */
export const OfflineNotice = () => <p className="notice">{useLater()?.offlineNotice}</p>

/** The ways to give without online payment. */
export const Screen = () => {
  const { form, offlineOnly } = useFlowState()
  const { contact, fault, retry } = useContact()
  return (
    <Panel title={useDialog().t.otherWays}>
      {!contact && !fault && <div className="skeleton" />}
      {fault && <LoadProblem fault={fault} onRetry={retry} />}
      {offlineOnly && <OfflineNotice />}
      {contact && <OfflinePanel contact={contact} amount={form ? totalOf(form) : 0} />}
    </Panel>
  )
}
