import { contactRequestSchema } from '../../shared/contract/contactForm.ts'
import { becomeVolunteerRequestSchema } from '../../shared/contract/content/projectPage.ts'
import { referenceSchema } from '../../shared/contract/reference.ts'
import { becomeVolunteer } from '../contact/becomeVolunteer.ts'
import { storeMessage } from '../contact/storeMessage.ts'
import type { Route } from '../call.ts'
import { visitorWrite } from './callers.ts'

/** Forms that anyone may send to the trust. From the trust's own pages only, so no other page can send one in a visitor's name. */
export const formRoutes: readonly Route[] = [
  visitorWrite('contact-us/store', 'A message to the trust', {
    body: contactRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: storeMessage,
  }),
  visitorWrite('project/volunteer/become-volunteer', 'An offer to help with a project', {
    body: becomeVolunteerRequestSchema,
    answer: referenceSchema,
    refusals: [404, 429],
    handle: becomeVolunteer,
  }),
]
