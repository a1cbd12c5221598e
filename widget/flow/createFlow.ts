/** Holds the state, applies the rows of the table, and starts their effects. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Environment } from '../environment/environment.ts'
import type { FlowEvent } from './events.ts'
import { runEffect } from './runEffect.ts'
import type { State } from './state.ts'
import { stay, transition } from './transition.ts'

export interface Flow extends Pick<StoreApi<State>, 'getState' | 'subscribe'> {
  dispatch(event: FlowEvent): void
}

export const createFlow = (environment: Environment, first: State): Flow => {
  const store = createStore<State>(() => first)
  const flow: Flow = {
    ...store,
    dispatch(event) {
      const [next, effects] = transition(store.getState(), event, environment.payment.here()?.sending ?? stay)
      store.setState(next, true)
      for (const effect of effects) void runEffect(effect, environment, flow)
    },
  }
  return flow
}
