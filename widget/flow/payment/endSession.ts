import { presetsOf } from '../../../shared/donation/presetsOf.ts'
import type { Environment } from '../../environment/environment.ts'
import { unsettled } from './unsettled.ts'
import type { Flow } from '../createFlow.ts'

/** After a 401 (specification, section 8). On a foreign page only the widget's own session ends, and the dialog stays open for a new sign-in. */
export const endSession = (environment: Environment, flow: Flow): void => {
  const { earlierTxnId, form, presets, projectId } = flow.getState()
  if (!environment.foreign) {
    unsettled.txnId = earlierTxnId
    const { amount, purposeId, items } = form ? presetsOf(form) : presets
    // The trust's own site opens /login and says why. It gets the event first, because the end of the session clears all storage. The choices contain
    // nothing personal; the address restores them after the login.
    environment.emit('donate:login-required', { reason: 'expired', projectId, amount, purposeId, items })
  }
  environment.session.end('expired')
  if (!environment.foreign) environment.close()
}
