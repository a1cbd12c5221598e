/** The mails that did not arrive, and what else needs the trust's staff. Each throws `ApiError`. */
import { undeliveredPageSchema, type UndeliveredState } from '../contract/mail.ts'
import { attentionSchema } from '../contract/staff/attention.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

/** Without a state it answers both. */
export const undeliveredMails = (t: Transport, page: number, state?: UndeliveredState) =>
  t.get(`staff/mails${query({ state, page })}`, undeliveredPageSchema)

/** What the desk's first page warns about. */
export const readAttention = (t: Transport) => t.get('staff/attention', attentionSchema)

/** Queues a mail again. */
export const mailAgain = (t: Transport, id: number) => t.post('staff/mail-again', { id })
