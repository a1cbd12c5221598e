/** Runs the flow: holds the state, applies the rows of the table, and starts their effects. What sends the donation loads while the donor chooses. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError, type ApiErrorKind } from '../../shared/contract/transport.ts'
import { giving, projectChoices } from '../../shared/contract/choosing.ts'
import type { Environment } from '../environment.ts'
import { loadPart, parts } from '../parts/parts.ts'
import type { Effect, FlowEvent, State } from './state.ts'
import { transition } from './transition.ts'

export interface Flow extends Pick<StoreApi<State>, 'getState' | 'subscribe'> {
  dispatch(event: FlowEvent): void
}

export const createFlow = (environment: Environment, first: State): Flow => {
  const store = createStore<State>(() => first)
  const flow: Flow = {
    ...store,
    dispatch(event) {
      const [next, effects] = transition(store.getState(), event)
      store.setState(next, true)
      for (const effect of effects) void runEffect(effect, environment, flow)
    },
  }
  return flow
}

/**
 * Resolves once the first answers have arrived, good or bad, or there is a message to show. Until then the loader's skeleton is visible, and after
 * three seconds its links. An earlier dialog would only replace one skeleton by another.
 */
export const firstAnswers = (flow: Flow): Promise<void> =>
  new Promise((resolve) => {
    const stop = flow.subscribe(() => {
      const { giving, projects, notice } = flow.getState()
      if (!notice && (giving === 'loading' || projects === 'loading')) return
      stop()
      resolve()
    })
  })

/**
 * What is unsettled at the end of a session. Ending the session clears the trust's storage; this memory still knows which payment to check before the
 * donor pays again. `pending` is the stored text of the choices, for those that no address may hold.
 */
export const unsettled: { txnId: string | null; pending?: string | null } = { txnId: null }

/**
 * Also handles a page whose scripts have broken the parsing of answers. Loads show their own failure; everything except a 401 and a 500 is only
 * logged (specification, section 8).
 */
const answerTo =
  (flow: Flow, failed: (fault: ApiErrorKind) => FlowEvent) =>
  (error: unknown): void => {
    const kind = error instanceof ApiError ? error.kind : 'malformed'
    if (kind === 'unauthorized') return flow.dispatch({ type: 'unauthorized' })
    console.info('DonateWidget:', kind)
    flow.dispatch(failed(kind))
  }

/** For the developer of the API; donors see only the other entries. */
const logLeftOut = (entry: unknown): void => console.warn('DonateWidget: left out:', entry)

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
      const give = await loadPart('give')
      // The session must end even without that chunk, because the server no longer knows this person.
      return give ? give.endSession(environment, flow.getState()) : environment.session.end('expired')
    }
    default:
      // The press of CONTINUE has waited for it.
      return parts.getState().give?.sendDonation(effect, environment, flow)
  }
}
