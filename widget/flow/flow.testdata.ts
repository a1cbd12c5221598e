/** States and events for the tests of the tables. */
import type { Giving } from '../../shared/contract/giving.ts'
import type { ProjectChoice } from '../../shared/contract/project.ts'
import { type Step, transition } from './transition.ts'
import type { FlowEvent, SendingEvent } from './events.ts'
import { sending } from './payment/sending.ts'
import type { PaymentPort } from './payment.ts'
import { newState, type State } from './state.ts'

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
  events.reduce<Step>(([now], event) => transition(now, event, sending), [state, []])

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

export const continued = (changes: Partial<Extract<SendingEvent, { type: 'continued' }>> = {}): SendingEvent => ({
  type: 'continued',
  donorKnown: true,
  nowMs: 1000,
  checkEarlier: true,
  ...changes,
})

/** A donation that is being sent, at a stage. */
export const sentState = (stage: State['stage'] = 'sending'): State => {
  const [state] = sending(readyState(), continued())
  return { ...state, stage }
}

/** Simulates that the chunk for CONTINUE does not load. */
export const noPayment: PaymentPort = { here: () => null, load: async () => null }
