import * as project from '../../shared/contract/project.ts'
import type { Route } from '../call.ts'
import * as projects from '../projects/project.ts'
import { publicChoice, publicRead } from './callers.ts'

/** Projects and their donation options. */
export const projectRoutes: readonly Route[] = [
  publicRead(
    'project',
    'Projects in pages, with summary, picture, price and progress; of one donation type or of all, found by words of their titles',
    {
      cached: 'progress',
      query: project.projectQuerySchema,
      answer: project.projectPageSchema,
      handle: projects.listProjects,
    },
  ),
  publicRead('featured-project', 'The project that the trust puts first', {
    cached: 'progress',
    answer: project.projectRowSchema,
    refusals: [404],
    handle: projects.featuredProject,
  }),
  publicRead('project/dropdown-list', 'All projects as id, title and donation type', {
    answer: project.projectChoicesSchema,
    handle: projects.dropdownList,
  }),
  publicRead('project/get-projects', 'All projects with description and banner', {
    answer: project.projectsSchema,
    handle: projects.getProjects,
  }),
  publicChoice(
    'project/show',
    'One project with its story, pictures, progress, roles for volunteers and related projects',
    {
      cached: 'progress',
      body: project.projectShowRequestSchema,
      answer: project.projectDetailSchema,
      refusals: [404],
      handle: projects.showProject,
    },
  ),
  publicRead('project/progress', 'What a project has so far, its goal and its last day', {
    cached: 'progress',
    query: project.projectProgressQuerySchema,
    answer: project.projectProgressSchema,
    refusals: [404],
    handle: projects.showProgress,
  }),
  publicChoice('donation/require-item', 'What the donor can choose within a project: items, purposes, base amount', {
    body: project.givingRequestSchema,
    answer: project.givingSchema,
    refusals: [404],
    other: { body: 'application/x-www-form-urlencoded' },
    reads: projects.chooseProject,
    handle: projects.requireItem,
  }),
]
