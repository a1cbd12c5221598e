/** The donor's pledge (specification, section 7). Each throws `ApiError`. */
import { pledgeAnswerSchema, type PledgeRequest, pledgeSchema } from '../contract/people/pledge.ts'
import type { Transport } from './transport.ts'

/** Null where there is none. */
export const pledge = (t: Transport) => t.get('pledge', pledgeAnswerSchema)

/** Takes the place of an earlier one. */
export const createPledge = (t: Transport, request: PledgeRequest) => t.post('pledge/create', request, pledgeSchema)

/** Answers null: there is none any more. */
export const endPledge = (t: Transport) => t.post('pledge/end', {}, pledgeAnswerSchema)
