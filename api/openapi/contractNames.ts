import * as z from 'zod/mini'
import * as about from '../../shared/contract/content/about.ts'
import * as account from '../../shared/contract/people/account.ts'
import * as attribution from '../../shared/contract/attribution.ts'
import * as banner from '../../shared/contract/content/banner.ts'
import * as blog from '../../shared/contract/content/blog.ts'
import * as contact from '../../shared/contract/content/contact.ts'
import * as contactForm from '../../shared/contract/contactForm.ts'
import * as contentPage from '../../shared/contract/content/contentPage.ts'
import * as dashboard from '../../shared/contract/content/dashboard.ts'
import * as donation from '../../shared/contract/donation.ts'
import * as donationHistory from '../../shared/contract/donationHistory.ts'
import * as donationOutcome from '../../shared/contract/donationOutcome.ts'
import * as envelope from '../../shared/contract/envelope.ts'
import * as gallery from '../../shared/contract/content/gallery.ts'
import * as giving from '../../shared/contract/giving.ts'
import * as legal from '../../shared/contract/content/legal.ts'
import * as notification from '../../shared/contract/people/notification.ts'
import * as ownAccount from '../../shared/contract/people/ownAccount.ts'
import * as partner from '../../shared/contract/partner.ts'
import * as partnerRequest from '../../shared/contract/partnerRequest.ts'
import * as picture from '../../shared/contract/content/picture.ts'
import * as pledge from '../../shared/contract/people/pledge.ts'
import * as profile from '../../shared/contract/people/profile.ts'
import * as project from '../../shared/contract/project.ts'
import * as projectPage from '../../shared/contract/content/projectPage.ts'
import * as receipt from '../../shared/contract/receipt.ts'
import * as reference from '../../shared/contract/reference.ts'
import * as search from '../../shared/contract/content/search.ts'
import * as session from '../../shared/contract/people/session.ts'
import * as specialDate from '../../shared/contract/people/specialDate.ts'
import * as voices from '../../shared/contract/content/voices.ts'

const modules = [
  about,
  account,
  attribution,
  banner,
  blog,
  contact,
  contactForm,
  contentPage,
  dashboard,
  donation,
  donationHistory,
  donationOutcome,
  envelope,
  gallery,
  giving,
  legal,
  notification,
  ownAccount,
  partner,
  partnerRequest,
  picture,
  pledge,
  profile,
  project,
  projectPage,
  receipt,
  reference,
  search,
  session,
  specialDate,
  voices,
]

/** Texts and numbers say what they are where they stand; what has parts gets a name. */
const namedTypes: ReadonlySet<string> = new Set(['object', 'array', 'enum'])

/**
 * Names of the contract's schemas for the document: `projectRowSchema` is `ProjectRow`.
 * @throws Error when two schemas have one name.
 */
export function nameContract(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>()
  const taken = new Map<string, unknown>()
  for (const [name, value] of modules.flatMap((module): [string, unknown][] => Object.entries(module))) {
    if (!(value instanceof z.ZodMiniType) || !namedTypes.has(value._zod.def.type)) continue
    const id = name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')
    if (taken.has(id) && taken.get(id) !== value) throw new Error(`Two schemas of the contract are called ${id}`)
    taken.set(id, value)
    registry.add(value, { id })
  }
  return registry
}
