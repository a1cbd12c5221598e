/** What the dialog reads before it is usable (specification, section 7). Each throws `ApiError`. */
import { leanGiving, leanProjectChoices } from '../contract/lean.ts'
import { choicesPath, givingPath } from './paths.ts'
import type { Transport } from './transport.ts'

export const projectChoices = (t: Transport) => t.get(choicesPath, leanProjectChoices)

/** Items, purposes and base amount (rupees) of a project. */
export const giving = (t: Transport, projectId: number) => t.post(givingPath, { project_id: projectId }, leanGiving)
