import { contactSchema } from '../../../shared/contract/contact.ts'
import { givingRequestSchema, givingSchema } from '../../../shared/contract/giving.ts'
import {
  projectChoicesSchema,
  projectSchema,
  projectShowRequestSchema,
  projectsSchema,
} from '../../../shared/contract/project.ts'
import type { Route } from '../http/call.ts'
import { contactDetails } from '../projects/contactDetails.ts'
import { dropdownList, getProjects, showProject } from '../projects/project.ts'
import { requireItem } from '../projects/requireItem.ts'

/** What can be given for, and how. */
export const projectRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'project/dropdown-list',
    audience: 'public',
    auth: 'optional',
    summary: 'All projects as id, title and donation type',
    answer: projectChoicesSchema,
    handle: dropdownList,
  },
  {
    method: 'GET',
    path: 'project/get-projects',
    audience: 'public',
    auth: 'optional',
    summary: 'All projects with description and banner',
    answer: projectsSchema,
    handle: getProjects,
  },
  {
    method: 'POST',
    path: 'project/show',
    audience: 'public',
    auth: 'optional',
    summary: 'One project',
    body: projectShowRequestSchema,
    answer: projectSchema,
    refusals: [404],
    handle: showProject,
  },
  {
    method: 'POST',
    path: 'donation/require-item',
    audience: 'public',
    auth: 'optional',
    summary: 'What the donor can choose within a project: items, purposes, base amount',
    body: givingRequestSchema,
    answer: givingSchema,
    refusals: [404],
    other: { body: 'application/x-www-form-urlencoded' },
    handle: requireItem,
  },
  {
    method: 'GET',
    path: 'get-contact-details',
    audience: 'public',
    auth: 'optional',
    summary: 'The organisation, and the ways to give without online payment',
    answer: contactSchema,
    handle: contactDetails,
  },
]
