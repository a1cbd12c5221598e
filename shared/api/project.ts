/** Project endpoints (specification, section 7). Each throws `ApiError`. */
import { givingSchema } from '../contract/giving.ts'
import { projectChoicesSchema, projectSchema, projectsSchema } from '../contract/project.ts'
import { choicesPath, givingPath } from './paths.ts'
import type { Transport } from './transport.ts'

export const projectChoices = (t: Transport) => t.get(choicesPath, projectChoicesSchema)

export const projects = (t: Transport) => t.get('project/get-projects', projectsSchema)

export const project = (t: Transport, projectId: number) =>
  t.post('project/show', { project_id: projectId }, projectSchema)

/** Items, purposes and base amount (rupees) of a project. */
export const giving = (t: Transport, projectId: number) => t.post(givingPath, { project_id: projectId }, givingSchema)
