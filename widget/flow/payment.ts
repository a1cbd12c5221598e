/** The part of the flow after CONTINUE, behind one port: types only. */
import type { Environment } from '../environment/environment.ts'
import type { Flow } from './createFlow.ts'
import type { SendingEffect, SendingEvent } from './events.ts'
import type { State } from './state.ts'
import type { Step } from './transition.ts'

export interface Payment {
  /** The rows of the table. */
  sending(state: State, event: SendingEvent): Step
  /** Runs their effects. */
  sendDonation(effect: SendingEffect, environment: Environment, flow: Flow): Promise<void>
  continueDonation(environment: Environment, flow: Flow, checkEarlier: boolean): void
  endSession(environment: Environment, flow: Flow): void
}

/** It loads while the donor chooses, or on demand. */
export interface PaymentPort {
  /** Undefined while it loads, null if it did not load. */
  here(): Payment | null | undefined
  load(): Promise<Payment | null>
}
