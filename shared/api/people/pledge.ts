/** The donor's pledge (specification, section 7). Each throws `ApiError`. */
import { pledgeAnswerSchema, type PledgeRequest, pledgeSchema } from '../../contract/people/pledge.ts'
import type { Transport } from '../transport.ts'

/** Null if there is none. */
export const pledge = (t: Transport) => t.get('pledge', pledgeAnswerSchema)

/** Replaces an earlier pledge. */
export const createPledge = (t: Transport, request: PledgeRequest) => t.post('pledge/create', request, pledgeSchema)

/** Ends the pledge that was made at this moment (its `created_at`). Answers null: no pledge is left. */
export const endPledge = (t: Transport, ends: string) => t.post('pledge/end', { ends }, pledgeAnswerSchema)
