import { donatePath } from './donation/address/donateAddress.ts'

/**
 * The pages of the site (specification, section 2), one line each: a page's name, and its address as the router matches it. `site/pages/pages.ts`
 * declares the rest. The API links to these pages and checks the links of the content against this list.
 */
export const sitePaths = {
  home: '/home',
  about: '/about',
  swargashram: '/swargashram',
  projects: '/projects',
  projectDetails: '/project-details/:id',
  internship: '/internship-project',
  ashayein: '/ashayein-project',
  csrSupport: '/csr-support',
  media: '/media',
  photos: '/photos',
  video: '/video',
  blog: '/blog',
  blogDetails: '/blog-details/:id',
  archives: '/archives',
  contact: '/contact',
  privacy: '/privacy-and-policy',
  terms: '/terms-and-conditions',
  login: '/login',
  signup: '/signup',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  myData: '/my-data',
  donation: '/donation',
  receiptCheck: '/receipt-check',
  sharedReceipt: '/shared-receipt',
  /** One monthly donation, opened by the link in its mails. */
  monthly: '/monthly',
  notifications: '/notifications',
  /** Ends the reminders of special days, opened by the link in one. */
  reminder: '/reminder',
  /** The staff desk: one page of the site, with pages of its own (site/pages/staff/deskPages.ts). */
  staff: '/staff/*',
  partnerRegistration: '/partner-registration',
  donate: donatePath,
  /** What staff agreed with a donor by telephone; the part after `#` names the link. */
  paymentLink: '/pay',
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  paymentPending: '/payment-pending',
  connect: '/connect',
  handover: '/handover',
  notFound: '/not-found',
} as const

export type SitePageName = keyof typeof sitePaths

/** Addresses of pages that are about one thing. */
export const projectPath = (id: number): string => sitePaths.projectDetails.replace(':id', String(id))
export const postPath = (id: number): string => sitePaths.blogDetails.replace(':id', String(id))
