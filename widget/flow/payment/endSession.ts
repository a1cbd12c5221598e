import { presetsOf } from '../../../shared/donation/presetsOf.ts'
import type { Environment } from '../../environment.ts'
import { unsettled } from './unsettled.ts'
import type { Flow } from '../createFlow.ts'

/** After a 401 (specification, section 8). On a foreign page only the widget's own session ends, and the dialog stays open to sign in again. */
export const endSession = (environment: Environment, flow: Flow): void => {
  const { earlierTxnId, form, presets, projectId } = flow.getState()
  if (!environment.foreign) {
    unsettled.txnId = earlierTxnId
    const { amount, purposeId, items } = form ? presetsOf(form) : presets
    // The trust's own site goes to /login and says why. It hears of it first: the session's end clears all storage, and the choices, which say nothing of
    // the person, come back after the login by the address.
    environment.emit('donate:login-required', { reason: 'expired', projectId, amount, purposeId, items })
  }
  environment.session.end('expired')
  if (!environment.foreign) environment.close()
}
