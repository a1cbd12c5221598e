/** Project endpoints that pages use (specification, section 7). Each throws `ApiError`. */
import { projectsSchema } from '../contract/project.ts'
import type { Transport } from './transport.ts'

export const projects = (t: Transport) => t.get('project/get-projects', projectsSchema)
