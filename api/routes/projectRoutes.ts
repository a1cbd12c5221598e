import {
  givingRequestSchema,
  givingSchema,
  projectChoicesSchema,
  projectDetailSchema,
  projectPageSchema,
  projectProgressQuerySchema,
  projectProgressSchema,
  projectQuerySchema,
  projectRowSchema,
  projectShowRequestSchema,
  projectsSchema,
} from '../../shared/contract/project.ts'
import type { Route } from '../call.ts'
import { chooseShown, showProgress, showProject, featuredProject, listProjects } from '../projects/projects.ts'
import { dropdownList, getProjects } from '../projects/project.ts'
import { chooseProject, requireItem } from '../projects/requireItem.ts'
import { publicChoice, publicRead } from './callers.ts'

/** Projects and their donation options. */
export const projectRoutes: readonly Route[] = [
  publicRead(
    'project',
    'Projects in pages, with summary, picture, price and progress; of one donation type or of all, found by words of their titles',
    { cached: 'progress', query: projectQuerySchema, answer: projectPageSchema, handle: listProjects },
  ),
  publicRead('featured-project', 'The project that the trust puts first', {
    cached: 'progress',
    answer: projectRowSchema,
    refusals: [404],
    handle: featuredProject,
  }),
  publicRead('project/dropdown-list', 'All projects as id, title and donation type', {
    answer: projectChoicesSchema,
    handle: dropdownList,
  }),
  publicRead('project/get-projects', 'All projects with description and banner', {
    answer: projectsSchema,
    handle: getProjects,
  }),
  publicChoice(
    'project/show',
    'One project with its story, pictures, progress, roles for volunteers and related projects',
    {
      cached: 'progress',
      body: projectShowRequestSchema,
      answer: projectDetailSchema,
      refusals: [404],
      choose: chooseShown,
      handle: showProject,
    },
  ),
  publicRead('project/progress', 'What a project has so far, its goal and its last day', {
    cached: 'progress',
    query: projectProgressQuerySchema,
    answer: projectProgressSchema,
    refusals: [404],
    handle: showProgress,
  }),
  publicChoice('donation/require-item', 'What the donor can choose within a project: items, purposes, base amount', {
    body: givingRequestSchema,
    answer: givingSchema,
    refusals: [404],
    other: { body: 'application/x-www-form-urlencoded' },
    choose: chooseProject,
    handle: requireItem,
  }),
]
