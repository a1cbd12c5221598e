/** The donor's pledge (specification, section 7). Each throws `ApiError`. */
import { pledgeAnswerSchema, type PledgeRequest, pledgeSchema } from '../../contract/people/pledge.ts'
import type { Transport } from '../transport.ts'

/** Null if there is none. */
export const pledge = (t: Transport) => t.get('pledge', pledgeAnswerSchema)

/** Replaces an earlier pledge. */
export const createPledge = (t: Transport, request: PledgeRequest) => t.post('pledge/create', request, pledgeSchema)

/** Answers null: no pledge is left. */
export const endPledge = (t: Transport) => t.post('pledge/end', {}, pledgeAnswerSchema)
