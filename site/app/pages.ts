/** The pages of the site: one entry for each line of `shared/sitePaths.ts`. A missing entry does not compile. */
import { matchPath } from 'react-router-dom'
import { type SitePageName, sitePaths } from '../../shared/sitePaths.ts'
import { contentPageTexts } from '../content/page/texts.ts'
import { accountTexts } from '../messages/accountTexts.ts'
import { aboutTexts } from '../pages/about/texts.ts'
import { blogTexts } from '../pages/blog/texts.ts'
import { contactTexts } from '../pages/contact/texts.ts'
import { csrTexts } from '../pages/csrSupport/texts.ts'
import { givingTexts } from '../pages/donate/texts.ts'
import { donationTexts } from '../pages/donation/texts.ts'
import { homeTexts } from '../pages/home/texts.ts'
import { legalTexts } from '../pages/legal/texts.ts'
import { galleryTexts } from '../pages/media/texts.ts'
import { myDataTexts } from '../pages/myData/texts.ts'
import { notFoundTexts } from '../pages/notFound/texts.ts'
import { notificationTexts } from '../pages/notifications/texts.ts'
import { outcomeTexts } from '../pages/outcome/texts.ts'
import { registrationTexts } from '../pages/partnerRegistration/texts.ts'
import { panTexts } from '../pages/profile/pan/texts.ts'
import { sessionsTexts } from '../pages/profile/sessions/texts.ts'
import { profileTexts } from '../pages/profile/texts.ts'
import { projectTexts } from '../pages/projectDetails/texts.ts'
import { projectsTexts } from '../pages/projects/texts.ts'
import { receiptCheckTexts } from '../pages/receiptCheck/texts.ts'
import { deskTexts } from '../pages/staff/texts.ts'
import { writtenTexts } from '../pages/written/texts.ts'
import { createPage } from './createPage.tsx'
import type { PageDeclaration } from './pageDeclaration.ts'

// What several pages have in common.
const written: PageDeclaration = {
  code: () => import('../pages/written/WrittenPage.tsx'),
  texts: [contentPageTexts, writtenTexts],
  access: 'public',
}
const account = { texts: [accountTexts], access: 'unlisted' } as const
const legal: PageDeclaration = {
  code: () => import('../pages/legal/LegalPage.tsx'),
  texts: [legalTexts],
  access: 'public',
  withoutFooter: true,
}
const outcome: PageDeclaration = {
  code: () => import('../pages/outcome/OutcomePage.tsx'),
  texts: [outcomeTexts],
  access: 'personal',
  quietHeader: true,
}

const declared: Readonly<Record<SitePageName, PageDeclaration>> = {
  home: { code: () => import('../pages/home/HomePage.tsx'), texts: [homeTexts], access: 'public', quietHeader: true },
  about: { code: () => import('../pages/about/AboutPage.tsx'), texts: [aboutTexts], access: 'public' },
  swargashram: written,
  projects: { code: () => import('../pages/projects/ProjectsPage.tsx'), texts: [projectsTexts], access: 'public' },
  projectDetails: {
    code: () => import('../pages/projectDetails/ProjectDetailsPage.tsx'),
    texts: [projectsTexts, projectTexts],
    access: 'public',
    quietHeader: true,
  },
  internship: written,
  ashayein: written,
  csrSupport: {
    code: () => import('../pages/csrSupport/CsrSupportPage.tsx'),
    texts: [contentPageTexts, csrTexts],
    access: 'public',
  },
  media: { code: () => import('../pages/media/MediaPage.tsx'), texts: [galleryTexts], access: 'public' },
  photos: { code: () => import('../pages/photos/PhotosPage.tsx'), texts: [galleryTexts], access: 'public' },
  video: { code: () => import('../pages/video/VideoPage.tsx'), texts: [galleryTexts], access: 'public' },
  blog: { code: () => import('../pages/blog/BlogPage.tsx'), texts: [blogTexts], access: 'public' },
  blogDetails: { code: () => import('../pages/blogDetails/BlogDetailsPage.tsx'), texts: [blogTexts], access: 'public' },
  archives: { code: () => import('../pages/archives/ArchivesPage.tsx'), texts: [blogTexts], access: 'public' },
  contact: { code: () => import('../pages/contact/ContactPage.tsx'), texts: [contactTexts], access: 'public' },
  privacy: legal,
  terms: legal,
  login: { ...account, code: () => import('../pages/login/LoginPage.tsx'), withoutFooter: true },
  signup: { ...account, code: () => import('../pages/signup/SignupPage.tsx'), withoutFooter: true },
  forgetPassword: { ...account, code: () => import('../pages/forgetPassword/ForgetPasswordPage.tsx') },
  resetPassword: { ...account, code: () => import('../pages/resetPassword/ResetPasswordPage.tsx') },
  profile: {
    code: () => import('../pages/profile/ProfilePage.tsx'),
    texts: [accountTexts, donationTexts, panTexts, profileTexts, sessionsTexts],
    access: 'personal',
  },
  myData: {
    code: () => import('../pages/myData/MyDataPage.tsx'),
    texts: [accountTexts, myDataTexts],
    access: 'guarded',
  },
  donation: { code: () => import('../pages/donation/DonationPage.tsx'), texts: [donationTexts], access: 'guarded' },
  receiptCheck: {
    code: () => import('../pages/receiptCheck/ReceiptCheckPage.tsx'),
    texts: [receiptCheckTexts],
    access: 'public',
  },
  notifications: {
    code: () => import('../pages/notifications/NotificationsPage.tsx'),
    texts: [notificationTexts],
    access: 'guarded',
  },
  staff: { code: () => import('../pages/staff/StaffPage.tsx'), texts: [deskTexts], access: 'guarded', bare: 'own' },
  partnerRegistration: {
    code: () => import('../pages/partnerRegistration/PartnerRegistrationPage.tsx'),
    texts: [registrationTexts],
    access: 'public',
  },
  donate: {
    code: () => import('../pages/donate/DonatePage.tsx'),
    texts: [givingTexts],
    access: 'public',
    quietHeader: true,
  },
  paymentSuccess: outcome,
  paymentFailure: outcome,
  paymentPending: outcome,
  connect: {
    code: () => import('../pages/connect/ConnectPage.tsx'),
    texts: [accountTexts],
    access: 'personal',
    bare: true,
  },
  handover: {
    code: () => import('../pages/handover/HandoverPage.tsx'),
    texts: [givingTexts, outcomeTexts],
    access: 'personal',
    bare: true,
  },
  notFound: {
    code: () => import('../pages/notFound/NotFoundPage.tsx'),
    texts: [notFoundTexts],
    access: 'public',
    withoutFooter: true,
  },
}

const names = Object.keys(sitePaths) as SitePageName[] // keys of a constant

export const pages = names.map((name) => createPage(sitePaths[name], declared[name]))

/** The page at an address; undefined if there is none, or only another spelling of one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
