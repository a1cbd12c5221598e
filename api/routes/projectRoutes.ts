import { givingRequestSchema, givingSchema } from '../../shared/contract/giving.ts'
import { projectChoicesSchema, projectShowRequestSchema, projectsSchema } from '../../shared/contract/project.ts'
import {
  projectDetailSchema,
  projectPageSchema,
  projectQuerySchema,
  projectRowSchema,
} from '../../shared/contract/content/projectPage.ts'
import type { Route } from '../platform/http/call.ts'
import { featuredProject, listProjects } from '../projects/listProjects.ts'
import { dropdownList, getProjects } from '../projects/project.ts'
import { chooseProject, requireItem } from '../projects/requireItem.ts'
import { chooseShown, showProject } from '../projects/showProject.ts'
import { publicRead } from './callers.ts'

/** Projects and their donation options. */
export const projectRoutes: readonly Route[] = [
  {
    ...publicRead,
    cached: 'progress',
    path: 'project',
    summary:
      'Projects in pages, with summary, picture, price and progress; of one donation type or of all, found by words of their titles',
    query: projectQuerySchema,
    answer: projectPageSchema,
    handle: listProjects,
  },
  {
    ...publicRead,
    cached: 'progress',
    path: 'featured-project',
    summary: 'The project that the trust puts first',
    answer: projectRowSchema,
    refusals: [404],
    handle: featuredProject,
  },
  {
    ...publicRead,
    path: 'project/dropdown-list',
    summary: 'All projects as id, title and donation type',
    answer: projectChoicesSchema,
    handle: dropdownList,
  },
  {
    ...publicRead,
    path: 'project/get-projects',
    summary: 'All projects with description and banner',
    answer: projectsSchema,
    handle: getProjects,
  },
  {
    method: 'POST',
    path: 'project/show',
    audience: 'public',
    auth: 'optional',
    cached: 'progress',
    summary: 'One project with its story, pictures, progress, roles for volunteers and related projects',
    body: projectShowRequestSchema,
    answer: projectDetailSchema,
    refusals: [404],
    choose: chooseShown,
    handle: showProject,
  },
  {
    method: 'POST',
    path: 'donation/require-item',
    audience: 'public',
    auth: 'optional',
    cached: 'content',
    summary: 'What the donor can choose within a project: items, purposes, base amount',
    body: givingRequestSchema,
    answer: givingSchema,
    refusals: [404],
    other: { body: 'application/x-www-form-urlencoded' },
    choose: chooseProject,
    handle: requireItem,
  },
]
