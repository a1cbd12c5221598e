import type { Area } from './openapi/document.ts'
import { accountRoutes } from './routes/accountRoutes.ts'
import { contentRoutes } from './routes/contentRoutes.ts'
import { donationRoutes } from './routes/donationRoutes.ts'
import { formRoutes } from './routes/formRoutes.ts'
import { galleryRoutes } from './routes/galleryRoutes.ts'
import { notificationRoutes } from './routes/notificationRoutes.ts'
import { partnerRoutes } from './routes/partnerRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { profileRoutes } from './routes/profileRoutes.ts'
import { projectRoutes } from './routes/projectRoutes.ts'

/** Every call of the API, by what it is about: who may make it from where, what it takes and answers by the contract, and what handles it. */
export const areas: readonly Area[] = [
  { title: 'Projects', about: 'What can be given for, and how.', routes: projectRoutes },
  { title: 'Pages', about: 'What the site’s pages tell.', routes: contentRoutes },
  { title: 'Gallery and posts', about: 'Pictures, films and posts.', routes: galleryRoutes },
  { title: 'Writing to the trust', about: 'Messages, and offers to help.', routes: formRoutes },
  { title: 'Signing in', about: 'Accounts and sessions.', routes: accountRoutes },
  { title: 'Profile', about: 'What a signed-in person keeps with the trust.', routes: profileRoutes },
  { title: 'Notifications and pledge', about: 'What the trust tells, and reminds of.', routes: notificationRoutes },
  { title: 'Donations', about: 'Donations: prepare, record, show the status.', routes: donationRoutes },
  { title: 'Partners', about: 'How the owner of a page becomes a partner.', routes: partnerRoutes },
  { title: 'Payment provider', about: 'What the provider calls, and the demo’s outbox.', routes: paymentRoutes },
]
