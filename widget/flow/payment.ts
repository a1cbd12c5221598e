/** The half of the flow that follows CONTINUE, behind one port: types only. */
import type { Environment } from '../environment.ts'
import type { Flow } from './createFlow.ts'
import type { SendingEffect, SendingEvent } from './events.ts'
import type { State } from './state.ts'
import type { Step } from './transition.ts'

export interface Payment {
  /** The rows of the table. */
  sending(state: State, event: SendingEvent): Step
  /** Does what they ask for. */
  sendDonation(effect: SendingEffect, environment: Environment, flow: Flow): Promise<void>
  continueDonation(environment: Environment, flow: Flow, checkEarlier: boolean): void
  endSession(environment: Environment, flow: Flow): void
}

/** It is fetched while the donor chooses, or at the first need. */
export interface PaymentPort {
  /** Undefined while it is on its way, null where it did not come. */
  here(): Payment | null | undefined
  load(): Promise<Payment | null>
}
