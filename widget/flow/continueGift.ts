import type { Environment } from '../environment.ts'
import type { Flow } from './createFlow.ts'
import { remember } from './remember.ts'
import { sending } from './sending.ts'

/** CONTINUE. @param checkEarlier whether an earlier payment is looked at first */
export const continueGift = (environment: Environment, flow: Flow, checkEarlier: boolean): void => {
  const { token, user } = environment.session.getState()
  const donorKnown = !!token && (environment.foreign || !!(user?.email && user.id))
  const step = sending(flow.getState(), { type: 'continued', donorKnown, nowMs: environment.now(), checkEarlier })
  // The donor may leave to make an account, or for a new password. First: whoever hears of it may close the dialog, which forgets it.
  if (step[0].problem === 'noDonor') remember(environment, step[0])
  flow.take(step)
}
