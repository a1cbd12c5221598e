/** Holds the state, takes the steps of the tables, and starts what they ask for. */
import { createStore } from 'zustand/vanilla'
import type { Environment } from '../environment.ts'
import { choosing, type Step } from './choosing.ts'
import type { ChoosingEvent } from './events.ts'
import { runEffect } from './runEffect.ts'
import type { State } from './state.ts'

export interface Flow {
  getState(): State
  subscribe(listener: () => void): () => void
  /** Something happened while the donor chooses. */
  dispatch(event: ChoosingEvent): void
  /** Takes a step of either table. */
  take(step: Step): void
}

export const createFlow = (environment: Environment, first: State): Flow => {
  const store = createStore<State>(() => first)
  const flow: Flow = {
    ...store,
    dispatch: (event) => flow.take(choosing(store.getState(), event)),
    take([next, effects]) {
      store.setState(next, true)
      for (const effect of effects) void runEffect(effect, environment, flow)
    },
  }
  return flow
}
