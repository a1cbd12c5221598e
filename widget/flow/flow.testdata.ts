/** States and events for the tests of the tables. */
import type { Giving, ProjectChoice } from '../../shared/contract/project.ts'
import { validate } from '../../shared/donation/validDonation.ts'
import { type FlowEvent, newState, type State } from './state.ts'
import { type Step, transition } from './transition.ts'

export const projects: ProjectChoice[] = [
  { id: 1, title: 'Annadan', donation_type: 'item' },
  { id: 4, title: 'Medical camp', donation_type: 'flexible' },
  { id: 6, title: 'Yoga hall', donation_type: 'fixed' },
]

export const giving: Giving = {
  items: [{ id: 1, title: 'A meal', price: 60 }] as Giving['items'],
  purpose: [
    { id: 2, title: 'Where it is needed most' },
    { id: 3, title: 'Medicines' },
  ],
  donation_amount: 11_000,
}

/** Applies events one after another, and returns the last step. */
export const after = (state: State, ...events: FlowEvent[]): Step =>
  events.reduce<Step>(([now], event) => transition(now, event), [state, []])

/** A complete form of project 4 before CONTINUE. */
export const readyState = (changes: Partial<State> = {}): State => {
  const [state] = after(
    newState(4, true, {}, null),
    { type: 'opened' },
    { type: 'projectsArrived', projects },
    { type: 'givingArrived', load: 1, giving },
    { type: 'answered', answers: { purposeId: 2 } },
  )
  return { ...state, ...changes }
}

/** The step of CONTINUE, by default of a signed-in donor with a check of the earlier payment. */
export const pressed = (state: State, { donorKnown = true, nowMs = 1000, checkEarlier = true } = {}): Step => {
  // Without a form nothing is checked, so the verdict is of another one.
  const verdict = validate(state.form ?? readyState().form!, donorKnown)
  return transition(state, { type: 'continued', verdict, nowMs, checkEarlier })
}

/** A donation that is being sent, at a stage. */
export const sentState = (stage: State['stage'] = 'sending'): State => {
  const [state] = pressed(readyState())
  return { ...state, stage }
}
