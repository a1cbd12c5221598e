/** Runs the effects of the table. The effects of sending are behind the port `payment`. */
import { ApiError, type ApiErrorKind } from '../../shared/api/apiError.ts'
import { giving, projectChoices } from '../../shared/api/choosing.ts'
import type { Environment } from '../environment/environment.ts'
import type { Flow } from './createFlow.ts'
import type { ChoosingEvent, Effect } from './events.ts'

/**
 * Also handles a page whose scripts have broken the parsing of answers. Loads show their own failure; everything except a 401 and a 500 is only
 * logged (specification, section 8).
 */
const answerTo =
  (flow: Flow, failed: (fault: ApiErrorKind) => ChoosingEvent) =>
  (error: unknown): void => {
    const kind = error instanceof ApiError ? error.kind : 'malformed'
    if (kind === 'unauthorized') return flow.dispatch({ type: 'unauthorized' })
    console.info('DonateWidget:', kind)
    flow.dispatch(failed(kind))
  }

/** For the developer of the API; donors see only the other entries. */
const logLeftOut = (entry: unknown): void => console.warn('DonateWidget: left out, as it cannot be used:', entry)

export const runEffect = async (effect: Effect, environment: Environment, flow: Flow): Promise<void> => {
  const { emit } = environment
  const { dispatch } = flow
  switch (effect.do) {
    case 'loadProjects':
      return projectChoices(environment.reader(), logLeftOut)
        .then((projects) => dispatch({ type: 'projectsArrived', projects }))
        .catch(answerTo(flow, (fault) => ({ type: 'projectsFailed', fault })))
    case 'loadGiving': {
      const { load, projectId } = effect
      return giving(environment.reader(projectId), projectId, logLeftOut)
        .then((data) => dispatch({ type: 'givingArrived', load, giving: data }))
        .catch(answerTo(flow, (fault) => ({ type: 'givingFailed', load, fault })))
    }
    case 'announceProject': {
      const { form } = flow.getState()
      return form ? emit('donate:project', { projectId: form.projectId, donationType: form.type }) : undefined
    }
    case 'report':
      return emit('donate:error', { code: effect.code })
    case 'askSignIn':
      return emit('donate:login-required', { reason: 'missing' })
    case 'endSession': {
      const payment = await environment.payment.load()
      // The session must end even without that chunk, because the server no longer knows this person.
      return payment ? payment.endSession(environment, flow) : environment.session.end('expired')
    }
    default:
      return environment.payment.here()?.sendDonation(effect, environment, flow)
  }
}
