/** What the dialog reads before it is usable (specification, section 7). Each throws `ApiError`. */
import { type LeftOut, leanGiving, leanProjectChoices } from '../contract/lean.ts'
import { choicesPath, givingPath } from './paths.ts'
import type { Transport } from './transport.ts'

const ignore: LeftOut = () => {}

/** @param leftOut hears of each project that cannot be used */
export const projectChoices = (t: Transport, leftOut = ignore) => t.get(choicesPath, leanProjectChoices(leftOut))

/**
 * Items, purposes and base amount (rupees) of a project.
 *
 * @param leftOut hears of each item, purpose and suggestion that cannot be used
 */
export const giving = (t: Transport, projectId: number, leftOut = ignore) =>
  t.post(givingPath, { project_id: projectId }, leanGiving(leftOut))
