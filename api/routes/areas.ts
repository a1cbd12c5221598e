import { fileLinkRequestSchema, fileLinkSchema } from '../../shared/contract/fileLink.ts'
import { linkFile } from './access/fileLink.ts'
import type { Answer, Call, Route } from '../call.ts'
import { type Area, writeDocument } from '../base/openapi/document.ts'
import { accountRoutes, secondFactorRoutes } from './accountRoutes.ts'
import { openRead, ownWrite } from './callers.ts'
import { receiptRoutes, certificateRoutes } from './receiptRoutes.ts'
import { contentRoutes, galleryRoutes, formRoutes } from './contentRoutes.ts'
import { donationRoutes, paymentRoutes, partnerRoutes } from './donationRoutes.ts'
import { profileRoutes, notificationRoutes, privacyRoutes } from './profileRoutes.ts'
import { projectRoutes } from './projectRoutes.ts'
import { staffMoneyRoutes, staffStatementRoutes } from './staffMoneyRoutes.ts'
import { staffRoutes } from './staffRoutes.ts'

const fileLink = ownWrite('file-link', 'A link that opens a file of another call without a token, for five minutes', {
  body: fileLinkRequestSchema,
  answer: fileLinkSchema,
  handle: (call, { path }) => linkFile(call, path, allRoutes()),
})

const document = openRead('openapi.json', 'This API as an OpenAPI 3.1 document', {
  other: { answer: { status: 200, type: 'application/json' } },
  handle: answerDocument,
})

/** By the root of the API. Writing one takes longer than any other answer. */
const written = new Map<string, string>()

async function answerDocument({ deps: { config } }: Call<null>): Promise<Answer> {
  const text = written.get(config.apiRoot) ?? JSON.stringify(writeDocument(areas, config.apiRoot))
  written.set(config.apiRoot, text)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Every call of the API by area: who may make it from where, its payload and answer by the contract, and its handler. */
export const areas: readonly Area<Route>[] = [
  { title: 'Projects', about: 'What can be given for, and how.', routes: projectRoutes },
  { title: 'Pages', about: 'What the site’s pages tell.', routes: contentRoutes },
  { title: 'Gallery and posts', about: 'Pictures, films and posts.', routes: galleryRoutes },
  { title: 'Writing to the trust', about: 'Messages, and offers to help.', routes: formRoutes },
  { title: 'Signing in', about: 'Accounts and sessions.', routes: accountRoutes },
  { title: 'Profile', about: 'What a signed-in person keeps with the trust.', routes: profileRoutes },
  { title: 'Second factor', about: 'A code of an authenticator app, for staff.', routes: secondFactorRoutes },
  { title: 'My data', about: 'What a person declares, and their rights over their own data.', routes: privacyRoutes },
  { title: 'Notifications and pledge', about: 'What the trust tells, and reminds of.', routes: notificationRoutes },
  { title: 'Donations', about: 'Donations: prepare, record, show the status.', routes: donationRoutes },
  { title: 'Receipts', about: 'Receipts: read, download, mail, check.', routes: receiptRoutes },
  { title: 'Files', about: 'Plain links to files, for browsers inside other apps.', routes: [fileLink] },
  { title: 'Partners', about: 'How the owner of a page becomes a partner.', routes: partnerRoutes },
  { title: 'Staff', about: 'What the trust’s staff read and manage.', routes: staffRoutes },
  {
    title: 'Yearly statement',
    about: 'What the trust files about its donors.',
    routes: [...staffStatementRoutes, ...certificateRoutes],
  },
  {
    title: 'Reconciliation and refunds',
    about: 'Differences to the provider’s records, and refunds by two persons.',
    routes: staffMoneyRoutes,
  },
  { title: 'Payment provider', about: 'What the provider calls.', routes: paymentRoutes },
  { title: 'About this API', about: 'What it can be asked.', routes: [document] },
]

const allRoutes = () => areas.flatMap(({ routes }) => routes)
