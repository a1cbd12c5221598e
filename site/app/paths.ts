import { type DonateQuery, donateSearch } from '../donate/donateQuery.ts'

/** Every route of the site that exists, as the router matches it. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  donate: '/donate',
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  connect: '/connect',
  handover: '/handover',
} as const

/** The specification hides the footer on these. The two others of its list (privacy and terms) come with their pages. */
export const pathsWithoutFooter: ReadonlySet<string> = new Set([paths.login, paths.signup])

const withNext = (path: string, next: string | undefined) => (next ? `${path}?${new URLSearchParams({ next })}` : path)

/** Addresses with their parameters. */
export const href = {
  login: (next?: string) => withNext(paths.login, next),
  signup: (next?: string) => withNext(paths.signup, next),
  donate: (query: DonateQuery = {}) => `${paths.donate}${donateSearch(query)}`,
  outcome: (txnId: string) => `${paths.paymentSuccess}?${new URLSearchParams({ txnid: txnId })}`,
}
