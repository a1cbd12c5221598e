import type { Environment } from '../../environment/environment.ts'
import type { Flow } from '../createFlow.ts'

/** Runs CONTINUE. @param checkEarlier whether to check an earlier payment first */
export const continueDonation = (environment: Environment, flow: Flow, checkEarlier: boolean): void => {
  const { token, user } = environment.session.getState()
  const donorKnown = !!token && (environment.foreign || !!(user?.email && user.id))
  flow.dispatch({ type: 'continued', donorKnown, nowMs: environment.now(), checkEarlier })
}
