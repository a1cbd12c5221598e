/** The mails that did not arrive, for the trust's staff. Each throws `ApiError`. */
import { undeliveredPageSchema, type UndeliveredState } from '../contract/mail.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

/** Without a state it answers both. */
export const undeliveredMails = (t: Transport, page: number, state?: UndeliveredState) =>
  t.get(`staff/mails${query({ state, page })}`, undeliveredPageSchema)

/** Queues a mail again. */
export const mailAgain = (t: Transport, id: number) => t.post('staff/mail-again', { id })
