import type { PaymentStatus } from '../../shared/contract/donation.ts'
import { type DonateAddress, donateAddress, donatePath } from '../../shared/donation/donateAddress.ts'

/** Every route of the site, as the router matches it (specification, section 2). */
export const paths = {
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
  donation: '/donation',
  notifications: '/notifications',
  partnerReport: '/partner-report',
  partnerRegistration: '/partner-registration',
  donate: donatePath,
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  paymentPending: '/payment-pending',
  connect: '/connect',
  handover: '/handover',
  notFound: '/not-found',
} as const

/** Other spellings that lead somewhere (specification, section 2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': paths.home,
  '/contact-us': paths.contact,
  '/privacy&policy': paths.privacy,
  '/terms&conditions': paths.terms,
}

/** The specification hides the footer on these; decision 13: on privacy and terms in both spellings. */
export const pathsWithoutFooter: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.notFound,
  paths.privacy,
  paths.terms,
])

const withNext = (path: string, next: string | undefined) => (next ? `${path}?${new URLSearchParams({ next })}` : path)

/** Where the outcome of a payment is told, by what the server knows of it. */
export const outcomePaths = {
  success: paths.paymentSuccess,
  failure: paths.paymentFailure,
  pending: paths.paymentPending,
} as const satisfies Record<PaymentStatus, string>

/** Addresses with their parameters. */
export const href = {
  login: (next?: string) => withNext(paths.login, next),
  signup: (next?: string) => withNext(paths.signup, next),
  forgetPassword: (next?: string) => withNext(paths.forgetPassword, next),
  donate: (address: DonateAddress = {}) => donateAddress(address),
  /** The page shows what the server knows, whichever of the three it is; its address says the same where the status is known. */
  outcome: (txnId: string, status: PaymentStatus = 'success') =>
    `${outcomePaths[status]}?${new URLSearchParams({ txnid: txnId })}`,
  /** Opens for the donor only. */
  receipt: (txnId: string) => `${paths.donation}?${new URLSearchParams({ receipt: txnId })}`,
  project: (id: number) => `/project-details/${id}`,
  post: (id: number) => `/blog-details/${id}`,
  /** @param address of the page to register */
  partnerRegistration: (address: string) => `${paths.partnerRegistration}?${new URLSearchParams({ address })}`,
  /** @param from the address that leads nowhere: the page searches for what it may have meant */
  notFound: (from: string) => `${paths.notFound}?${new URLSearchParams({ from })}`,
}
