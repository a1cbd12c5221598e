/** Every page of the site by its name in `shared/sitePaths.ts`. Loaded with the first page of a visit, so it holds no words. */
import type { SitePageName } from '../../shared/sitePaths.ts'
import type { PageDeclaration } from '../framework/pageDeclaration.ts'

const legal: PageDeclaration = {
  code: () => import('./legal/LegalPage.tsx'),
  texts: ['content'],
  access: 'public',
  withoutFooter: true,
}

const initiative: PageDeclaration = {
  code: () => import('./initiatives/InitiativePage.tsx'),
  texts: ['content'],
  access: 'public',
}

const outcome: PageDeclaration = {
  code: () => import('./outcome/OutcomePage.tsx'),
  texts: ['outcome'],
  access: 'personal',
  quietHeader: true,
  quietFooter: true,
}

export const declarations: Readonly<Record<SitePageName, PageDeclaration>> = {
  home: { code: () => import('./home/HomePage.tsx'), texts: ['public'], access: 'public', quietHeader: true },
  about: { code: () => import('./about/AboutPage.tsx'), texts: ['content'], access: 'public' },
  swargashram: initiative,
  projects: {
    code: () => import('./projects/ProjectsPage.tsx'),
    texts: ['projects'],
    access: 'public',
    query: { page: 'page', type: 'slug', search: 'words' },
  },
  projectDetails: {
    code: () => import('./projects/ProjectDetailsPage.tsx'),
    texts: ['projects'],
    access: 'public',
    quietHeader: true,
  },
  internship: initiative,
  ashayein: initiative,
  csrSupport: { code: () => import('./csrSupport/CsrSupportPage.tsx'), texts: ['content'], access: 'public' },
  media: { code: () => import('./media/MediaPage.tsx'), texts: ['public'], access: 'public' },
  photos: { code: () => import('./media/PhotosPage.tsx'), texts: ['public'], access: 'public' },
  video: { code: () => import('./media/VideoPage.tsx'), texts: ['public'], access: 'public' },
  blog: {
    code: () => import('./blog/BlogPage.tsx'),
    texts: ['public'],
    access: 'public',
    query: { page: 'page', tag: 'slug' },
  },
  blogDetails: { code: () => import('./blog/BlogDetailsPage.tsx'), texts: ['public'], access: 'public' },
  archives: {
    code: () => import('./media/ArchivesPage.tsx'),
    texts: ['public'],
    access: 'public',
    query: { page: 'page', year: 'year', month: 'month' },
  },
  contact: { code: () => import('./contact/ContactPage.tsx'), texts: ['contact'], access: 'public' },
  privacy: legal,
  terms: legal,
  login: { code: () => import('./account/LoginPage.tsx'), texts: ['account'], access: 'unlisted', withoutFooter: true },
  signup: {
    code: () => import('./account/SignupPage.tsx'),
    texts: ['account'],
    access: 'unlisted',
    withoutFooter: true,
  },
  forgetPassword: { code: () => import('./account/ForgetPasswordPage.tsx'), texts: ['account'], access: 'unlisted' },
  resetPassword: { code: () => import('./account/ResetPasswordPage.tsx'), texts: ['account'], access: 'unlisted' },
  profile: {
    code: () => import('./profile/ProfilePage.tsx'),
    texts: ['account', 'profile', 'member'],
    access: 'personal',
  },
  myData: { code: () => import('./myData/MyDataPage.tsx'), texts: ['account', 'privacy'], access: 'guarded' },
  donation: { code: () => import('./donation/DonationPage.tsx'), texts: ['profile'], access: 'guarded' },
  receiptCheck: {
    code: () => import('./receiptCheck/ReceiptCheckPage.tsx'),
    texts: ['receiptCheck'],
    access: 'public',
  },
  sharedReceipt: {
    code: () => import('./sharedReceipt/SharedReceiptPage.tsx'),
    texts: ['profile'],
    access: 'personal',
  },
  monthly: { code: () => import('./monthly/MonthlyPage.tsx'), texts: ['monthly'], access: 'personal' },
  notifications: { code: () => import('./notifications/NotificationsPage.tsx'), texts: ['privacy'], access: 'guarded' },
  reminder: { code: () => import('./notifications/ReminderPage.tsx'), texts: ['dedication'], access: 'personal' },
  staff: { code: () => import('./staff/StaffPage.tsx'), texts: ['desk'], access: 'guarded', bare: 'own' },
  partnerRegistration: {
    code: () => import('./partnerRegistration/PartnerRegistrationPage.tsx'),
    texts: ['contact'],
    access: 'public',
  },
  donate: {
    code: () => import('./donate/DonatePage.tsx'),
    texts: ['giving'],
    access: 'public',
    query: { page: 'page', search: 'words' },
    quietHeader: true,
  },
  paymentLink: {
    code: () => import('./paymentLink/PaymentLinkPage.tsx'),
    texts: ['outcome'],
    access: 'personal',
    bare: true,
  },
  paymentSuccess: outcome,
  paymentFailure: outcome,
  paymentPending: outcome,
  connect: {
    code: () => import('./connect/ConnectPage.tsx'),
    texts: ['account', 'connect', 'monthly'],
    access: 'personal',
    bare: true,
  },
  handover: { code: () => import('./handover/HandoverPage.tsx'), texts: ['outcome'], access: 'personal', bare: true },
  notFound: {
    code: () => import('./notFound/NotFoundPage.tsx'),
    texts: ['public'],
    access: 'public',
    query: { q: 'words', from: 'words' },
    withoutFooter: true,
  },
}
