/** The donation handed over from this history entry: after Back, in any way, the donor sees the result instead of a second payment. */
import * as z from 'zod/mini'
import { txnIdSchema } from '../../../shared/contract/basics.ts'

const stateSchema = z.object({ handedOver: txnIdSchema })

export const readHandedOver = (): string | undefined => {
  const state = z.safeParse(stateSchema, history.state)
  return state.success ? state.data.handedOver : undefined
}

export const rememberHandedOver = (txnId: string | undefined): void =>
  history.replaceState({ ...history.state, handedOver: txnId }, '')
