import type { PaymentStatus } from '../../shared/contract/donation/donation.ts'
import { type DonateAddress, donateAddress } from '../../shared/donation/address/donateAddress.ts'
import { postPath, projectPath, sitePaths as paths } from '../../shared/sitePaths.ts'

export { sitePaths as paths } from '../../shared/sitePaths.ts'

/** Other spellings that redirect (specification, section 2), and former addresses. */
export const redirects: Readonly<Record<string, string>> = {
  '/': paths.home,
  '/contact-us': paths.contact,
  '/privacy&policy': paths.privacy,
  '/terms&conditions': paths.terms,
  '/partner-report': '/staff/partners',
  '/undelivered-mails': '/staff/mails',
}

const withNext = (path: string, next: string | undefined) => (next ? `${path}?${new URLSearchParams({ next })}` : path)

/** The path of a payment's outcome, by what the server knows of it. */
export const outcomePaths = {
  success: paths.paymentSuccess,
  failure: paths.paymentFailure,
  pending: paths.paymentPending,
} as const satisfies Record<PaymentStatus, string>

/** Addresses with their parameters. */
export const href = {
  /** Nobody returns to a password link, and its secret must not be passed on. */
  login: (next?: string) => withNext(paths.login, next?.startsWith(paths.resetPassword) ? undefined : next),
  signup: (next?: string) => withNext(paths.signup, next),
  forgetPassword: (next?: string) => withNext(paths.forgetPassword, next),
  donate: (address: DonateAddress = {}) => donateAddress(address),
  /** Each of the three pages shows what the server knows; the path says the same once the status is known. */
  outcome: (txnId: string, status: PaymentStatus = 'success') =>
    `${outcomePaths[status]}?${new URLSearchParams({ txnid: txnId })}`,
  /** Opens for the donor only. */
  receipt: (txnId: string) => `${paths.donation}?${new URLSearchParams({ receipt: txnId })}`,
  project: projectPath,
  post: postPath,
  /** @param address of the page to register */
  partnerRegistration: (address: string) => `${paths.partnerRegistration}?${new URLSearchParams({ address })}`,
  /** @param from the unknown address: the page searches for what it may have meant */
  notFound: (from: string) => `${paths.notFound}?${new URLSearchParams({ from })}`,
}

/** The id in an address; null if it cannot be one. */
export const idIn = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
