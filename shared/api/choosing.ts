/** Calls that the dialog makes before it is usable (specification, section 7). Each throws `ApiError`. */
import { type LeftOut, leanGiving, leanProjectChoices } from '../contract/lean.ts'
import { choicesPath, givingPath } from './paths.ts'
import type { Transport } from './transport.ts'

const ignore: LeftOut = () => {}

/** @param leftOut is called with each project that the widget cannot use */
export const projectChoices = (t: Transport, leftOut = ignore) => t.get(choicesPath, leanProjectChoices(leftOut))

/**
 * Items, purposes and base amount (rupees) of a project.
 *
 * @param leftOut is called with each item, purpose and suggestion that the widget cannot use
 */
export const giving = (t: Transport, projectId: number, leftOut = ignore) =>
  t.post(givingPath, { project_id: projectId }, leanGiving(leftOut))
