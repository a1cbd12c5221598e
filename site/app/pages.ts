/** The pages of the site. Each line: where, its code, its texts. */
import { matchPath } from 'react-router-dom'
import { accountTexts } from '../messages/accountTexts.ts'
import { createPage, type SitePage } from './createPage.tsx'
import { paths } from './paths.ts'
import { contentPageTexts } from '../content/page/texts.ts'
import { aboutTexts } from '../pages/about/texts.ts'
import { ashayeinTexts } from '../pages/ashayein/texts.ts'
import { blogTexts } from '../pages/blog/texts.ts'
import { contactTexts } from '../pages/contact/texts.ts'
import { csrTexts } from '../pages/csrSupport/texts.ts'
import { givingTexts } from '../pages/donate/texts.ts'
import { giftTexts } from '../pages/donation/texts.ts'
import { homeTexts } from '../pages/home/texts.ts'
import { internshipTexts } from '../pages/internship/texts.ts'
import { galleryTexts } from '../pages/media/texts.ts'
import { legalTexts } from '../pages/legal/texts.ts'
import { notFoundTexts } from '../pages/notFound/texts.ts'
import { notificationTexts } from '../pages/notifications/texts.ts'
import { outcomeTexts } from '../pages/outcome/texts.ts'
import { registrationTexts } from '../pages/partnerRegistration/texts.ts'
import { reportTexts } from '../pages/partnerReport/texts.ts'
import { projectTexts } from '../pages/projectDetails/texts.ts'
import { projectsTexts } from '../pages/projects/texts.ts'
import { panTexts } from '../pages/profile/pan/texts.ts'
import { profileTexts } from '../pages/profile/texts.ts'
import { swargashramTexts } from '../pages/swargashram/texts.ts'

const outcome = async () => (await import('../pages/outcome/OutcomePage.tsx')).OutcomePage

const legal = async () => (await import('../pages/legal/LegalPage.tsx')).LegalPage

const pages: readonly SitePage[] = [
  createPage(paths.home, async () => (await import('../pages/home/HomePage.tsx')).HomePage, {
    texts: [homeTexts],
    prerendered: true,
  }),
  createPage(paths.about, async () => (await import('../pages/about/AboutPage.tsx')).AboutPage, {
    texts: [aboutTexts],
    prerendered: true,
  }),
  createPage(
    paths.swargashram,
    async () => (await import('../pages/swargashram/SwargashramPage.tsx')).SwargashramPage,
    { texts: [contentPageTexts, swargashramTexts], prerendered: true },
  ),
  createPage(paths.internship, async () => (await import('../pages/internship/InternshipPage.tsx')).InternshipPage, {
    texts: [contentPageTexts, internshipTexts],
    prerendered: true,
  }),
  createPage(paths.ashayein, async () => (await import('../pages/ashayein/AshayeinPage.tsx')).AshayeinPage, {
    texts: [contentPageTexts, ashayeinTexts],
    prerendered: true,
  }),
  createPage(paths.csrSupport, async () => (await import('../pages/csrSupport/CsrSupportPage.tsx')).CsrSupportPage, {
    texts: [contentPageTexts, csrTexts],
    prerendered: true,
  }),
  createPage(paths.projects, async () => (await import('../pages/projects/ProjectsPage.tsx')).ProjectsPage, {
    texts: [projectsTexts],
    prerendered: true,
  }),
  createPage(
    paths.projectDetails,
    async () => (await import('../pages/projectDetails/ProjectDetailsPage.tsx')).ProjectDetailsPage,
    { texts: [projectsTexts, projectTexts], prerendered: true },
  ),
  createPage(paths.blog, async () => (await import('../pages/blog/BlogPage.tsx')).BlogPage, {
    texts: [blogTexts],
    prerendered: true,
  }),
  createPage(
    paths.blogDetails,
    async () => (await import('../pages/blogDetails/BlogDetailsPage.tsx')).BlogDetailsPage,
    { texts: [blogTexts], prerendered: true },
  ),
  createPage(paths.archives, async () => (await import('../pages/archives/ArchivesPage.tsx')).ArchivesPage, {
    texts: [blogTexts],
    prerendered: true,
  }),
  createPage(paths.media, async () => (await import('../pages/media/MediaPage.tsx')).MediaPage, {
    texts: [galleryTexts],
    prerendered: true,
  }),
  createPage(paths.photos, async () => (await import('../pages/photos/PhotosPage.tsx')).PhotosPage, {
    texts: [galleryTexts],
    prerendered: true,
  }),
  createPage(paths.video, async () => (await import('../pages/video/VideoPage.tsx')).VideoPage, {
    texts: [galleryTexts],
    prerendered: true,
  }),
  createPage(paths.contact, async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage, {
    texts: [contactTexts],
    prerendered: true,
  }),
  createPage(paths.privacy, legal, { texts: [legalTexts], prerendered: true }),
  createPage(paths.terms, legal, { texts: [legalTexts], prerendered: true }),
  createPage(paths.login, async () => (await import('../pages/login/LoginPage.tsx')).LoginPage, {
    texts: [accountTexts],
  }),
  createPage(paths.signup, async () => (await import('../pages/signup/SignupPage.tsx')).SignupPage, {
    texts: [accountTexts],
  }),
  createPage(
    paths.forgetPassword,
    async () => (await import('../pages/forgetPassword/ForgetPasswordPage.tsx')).ForgetPasswordPage,
    { texts: [accountTexts] },
  ),
  createPage(
    paths.resetPassword,
    async () => (await import('../pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
    { texts: [accountTexts] },
  ),
  createPage(paths.profile, async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage, {
    texts: [profileTexts, panTexts, giftTexts],
  }),
  createPage(paths.donation, async () => (await import('../pages/donation/DonationPage.tsx')).DonationPage, {
    texts: [giftTexts],
    guarded: true,
  }),
  createPage(
    paths.notifications,
    async () => (await import('../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
    { texts: [notificationTexts], guarded: true },
  ),
  createPage(
    paths.partnerReport,
    async () => (await import('../pages/partnerReport/PartnerReportPage.tsx')).PartnerReportPage,
    { texts: [reportTexts], guarded: true },
  ),
  createPage(
    paths.partnerRegistration,
    async () => (await import('../pages/partnerRegistration/PartnerRegistrationPage.tsx')).PartnerRegistrationPage,
    { texts: [registrationTexts], prerendered: true },
  ),
  createPage(paths.donate, async () => (await import('../pages/donate/DonatePage.tsx')).DonatePage, {
    texts: [givingTexts],
    prerendered: true,
  }),
  createPage(paths.paymentSuccess, outcome, { texts: [outcomeTexts] }),
  createPage(paths.paymentFailure, outcome, { texts: [outcomeTexts] }),
  createPage(paths.paymentPending, outcome, { texts: [outcomeTexts] }),
  createPage(paths.connect, async () => (await import('../pages/connect/ConnectPage.tsx')).ConnectPage, {
    bare: true,
    texts: [accountTexts],
  }),
  createPage(paths.handover, async () => (await import('../pages/handover/HandoverPage.tsx')).HandoverPage, {
    bare: true,
    texts: [givingTexts, outcomeTexts],
  }),
  createPage(paths.notFound, async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage, {
    texts: [notFoundTexts],
    prerendered: true,
  }),
]

export const framedPages = pages.filter((page) => !page.bare)
export const barePages = pages.filter((page) => page.bare)

/** The page at an address; undefined where there is none, or only another spelling of one. */
export const pageAt = (pathname: string): SitePage | undefined => pages.find(({ path }) => matchPath(path, pathname))
