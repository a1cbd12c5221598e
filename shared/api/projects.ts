/** Project endpoints of the site's pages (specification, section 7). Each throws `ApiError`. */
import type { PageRequest } from '../contract/paging.ts'
import type { DonationType } from '../contract/donation/donationType.ts'
import {
  type BecomeVolunteerRequest,
  projectDetailSchema,
  projectPageSchema,
  projectRowSchema,
} from '../contract/content/projectPage.ts'
import { projectsSchema } from '../contract/project.ts'
import { referenceSchema } from '../contract/reference.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

interface ProjectPageRequest extends PageRequest {
  type?: DonationType | undefined
  /** Empty for all projects. */
  search?: string | undefined
  /** ms */
  timestamp: number
}

/** Projects page by page, of one donation type or of all, with these words in their titles. `timestamp` (ms) bypasses caches. */
export const projectPage = (t: Transport, { page, perPage, type, search, timestamp }: ProjectPageRequest) =>
  t.get(`project${query({ page, per_page: perPage, type, search, timestamp })}`, projectPageSchema)

/** All of them, at once. */
export const projects = (t: Transport) => t.get('project/get-projects', projectsSchema)

export const featuredProject = (t: Transport) => t.get('featured-project', projectRowSchema)

/** One project with its story. The API answers 404 if it does not exist. */
export const projectDetail = (t: Transport, projectId: number) =>
  t.post('project/show', { project_id: projectId }, projectDetailSchema)

export const becomeVolunteer = (t: Transport, request: BecomeVolunteerRequest) =>
  t.post('project/volunteer/become-volunteer', request, referenceSchema)
