import type { JSONWebKeySet } from 'jose'

/** A page owner who may embed the widget with sign-in. */
export interface PartnerConfig {
  id: string
  name: string
  /** Exact origin, as a browser sends it. */
  origin: string
}

/** An identity provider whose id tokens `register/social` accepts. */
export interface SocialProviderConfig {
  issuers: readonly string[]
  /** Our client id; the token's audience must be exactly this. */
  audience: string
  /** Address of the provider's key set, or the key set itself. */
  keys: URL | JSONWebKeySet
}

/** How many attempts are allowed within `windowMinutes`. */
export interface LimitConfig {
  /** `failures`, the default: the caller reports a success, which is then forgotten. `all`: successes count, too. */
  counts?: 'failures' | 'all'
  /** For one account from one network address. */
  perPair?: number
  /** For one account from everywhere. Without `thenPerMinute` strangers can use it up for the owner. */
  perAccount?: number
  /** Beyond `perAccount`, this many more each minute from networks that the account has not used. The others are not limited by `perAccount`. */
  thenPerMinute?: number
  /** For one network address (IPv4, or IPv6 /64), for all accounts. A carrier's address has fifty times as much. */
  perAddress: number
  /** The same for all attempts, also those that succeeded, where `perAddress` counts failures. */
  allPerAddress?: number
  windowMinutes: number
}

const limits = {
  login: { perPair: 5, perAddress: 20, perAccount: 30, thenPerMinute: 3, windowMinutes: 15 },
  // Not by account: a mailbox gets at most three valid links anyway (accounts/changePassword.ts), and strangers must not block the owner.
  forgetPassword: { counts: 'all', perPair: 5, perAddress: 20, windowMinutes: 15 },
  /** `profile/email-code`: mails with a code. */
  emailCode: { counts: 'all', perAccount: 5, perAddress: 60, windowMinutes: 60 },
  // Of a million codes one counts, for half an hour.
  /** `profile/confirm-email`: guesses at the code. */
  emailProof: { perAccount: 10, perAddress: 60, windowMinutes: 60 },
  // Not more for an account from everywhere, so that nobody can fill a mailbox or a phone. An SMS costs the trust money.
  /** `login/code`: mails with a code that signs in. */
  signInMail: { counts: 'all', perPair: 6, perAccount: 15, perAddress: 60, windowMinutes: 60 },
  /** The same by SMS. */
  signInSms: { counts: 'all', perPair: 3, perAccount: 6, perAddress: 20, windowMinutes: 60 },
  // Each code has five tries, from everywhere.
  /** `login/with-code`: guesses at the code. */
  signInCode: { perPair: 20, perAddress: 60, windowMinutes: 60 },
  /** `reset-password`: made-up links. The link's token counts as the account here. */
  resetPassword: { perPair: 5, perAddress: 20, windowMinutes: 15 },
  /** `monthly`: links that open nothing. */
  monthlyLink: { perAddress: 60, windowMinutes: 15 },
  // Only an address that is taken is a failure.
  register: { perPair: 10, perAddress: 10, allPerAddress: 600, windowMinutes: 60 },
  /** Mails that tell an owner about a sign-up with their address. */
  takenMail: { counts: 'all', perAccount: 1, perAddress: Number.POSITIVE_INFINITY, windowMinutes: 24 * 60 },
  // Each of these three mails the given address, so it needs a limit from everywhere. Hundreds of people write from one school or mobile network.
  /** Messages through `contact-us/store`. The e-mail address counts as the account here. */
  contact: { counts: 'all', perAccount: 5, perAddress: 300, windowMinutes: 60 },
  /** Offers through `project/volunteer/become-volunteer`. */
  volunteer: { counts: 'all', perAccount: 5, perAddress: 300, windowMinutes: 60 },
  /** Requests through `donation/partner-request`. */
  partnerRequest: { counts: 'all', perAccount: 5, perAddress: 300, windowMinutes: 60 },
  /** `profile/update-password`: guesses at the current password. The caller has signed in, so what others do behind the same address does not count. */
  password: { perPair: 5, perAddress: Number.POSITIVE_INFINITY, windowMinutes: 15 },
  // Of a million codes three count at a time. Ten tries an hour leave no chance worth waiting for.
  /** Codes of the second factor. Only who knows the password can try one. */
  secondFactor: { perAccount: 10, perAddress: 30, windowMinutes: 60 },
  /** `login/nonce`, once for each sign-in button that is shown. */
  nonce: { counts: 'all', perAddress: 300, windowMinutes: 15 },
  /** `profile/updateImage`: decoding a picture is expensive. */
  picture: { counts: 'all', perAccount: 20, perAddress: 60, windowMinutes: 60 },
  /** `donation/mail-receipt`. */
  receiptMail: { counts: 'all', perAccount: 5, perAddress: 20, windowMinutes: 60 },
  /** `shared-receipt`: the link counts as the account. */
  sharedReceipt: { counts: 'all', perAccount: 200, perAddress: 100, windowMinutes: 60 },
  /** `donation/dedication`: each mails the trust. */
  dedication: { counts: 'all', perAccount: 20, perAddress: 60, windowMinutes: 60 },
  /** `donation/save-card`: each may mail somebody. */
  card: { counts: 'all', perAccount: 30, perAddress: 300, windowMinutes: 24 * 60 },
  /** New recipients of a card: the recipient's address counts as the account, for all donors together. */
  cardRecipient: { counts: 'all', perAccount: 3, perAddress: 100, windowMinutes: 24 * 60 },
  /** `reminder/stop` and `reminder/one-click`: links that open nothing. */
  reminderLink: { perAddress: 60, windowMinutes: 15 },
  /** `donation/declare`: each makes a row. */
  declare: { counts: 'all', perAccount: 20, perAddress: 2_000, windowMinutes: 60 },
  /** `my-data/export`: each reads everything about a person. */
  dataExport: { counts: 'all', perAccount: 10, perAddress: 60, windowMinutes: 60 },
  // A mobile network shows thousands of donors under one address, so what donors do is limited by account first. Each process counts the next three for itself
  // (donation/limitCalls.ts).
  /** `donation/payment-detail`: each makes a row and a signature. */
  paymentDetail: { counts: 'all', perAccount: 40, perAddress: 2_000, windowMinutes: 15 },
  /** `donation/add-donation`. */
  addDonation: { counts: 'all', perAccount: 40, perAddress: 2_000, windowMinutes: 15 },
  /** `donation/update-status`: pages repeat it until a payment is settled. */
  updateStatus: { counts: 'all', perAccount: 900, perAddress: 30_000, windowMinutes: 15 },
  /** `donation/phone-code`: codes for paying on another device. */
  phoneCode: { counts: 'all', perAddress: 60, windowMinutes: 15 },
  /** `donation/phone-state`: a waiting device repeats it every two seconds. `donation/open-phone-code` counts, too. */
  phoneState: { counts: 'all', perAddress: 30_000, windowMinutes: 15 },
  /** `donation/handover`: guesses at a code. */
  handover: { counts: 'all', perAccount: 40, perAddress: 2_000, windowMinutes: 15 },
} satisfies Record<string, LimitConfig>

export const defaultLimits: Record<keyof typeof limits, LimitConfig> = limits

/** IPv4 ranges in which Indian mobile carriers share addresses among subscribers, and the range that the standard reserves for it (RFC 6598). */
export const defaultCarrierRanges: readonly string[] = [
  '100.64.0.0/10',
  // Jio
  '49.32.0.0/12',
  '157.32.0.0/12',
  '115.240.0.0/13',
  // Airtel
  '106.192.0.0/11',
  '117.96.0.0/13',
  '171.48.0.0/12',
  '223.176.0.0/12',
  '27.56.0.0/13',
  // Vi
  '1.38.0.0/15',
  '42.104.0.0/13',
  // BSNL
  '117.192.0.0/10',
  '59.88.0.0/13',
]

/** What may differ from trust to trust, as a program has it that sets nothing. */
export const defaultSettings = {
  /** Whether browsers must use https for all subdomains of the API's host, too. */
  hstsSubdomains: false,
  /** Online payment is not set up yet: clients show the offline panel instead. */
  offlineOnly: false,
  /** After so many days a donation that nobody paid is expired. */
  expiryDays: 30,
  /** The receipt's mail waits so many minutes for the answers to the questions after the payment. */
  receiptWaitMinutes: 10,
  /** Whether staff calls are refused without a second factor. By default they are not, so that the accounts of the demo can call. */
  staffSecondFactor: 'optional' as 'required' | 'optional',
  /** How many of the last Indian days are compared with the provider every night. */
  reconcileDays: 10,
  /** For how many days after a payment the provider is asked, once a week, for refunds and disputes. */
  changesDays: 180,
  /** A payment must be in a payout within so many days. */
  payoutDays: 5,
  social: {} as { GOOGLE?: SocialProviderConfig; APPLE?: SocialProviderConfig },
  limits: defaultLimits,
  /** IPv4 ranges (`49.32.0.0/12`) in which thousands of people share an address. */
  carrierRanges: defaultCarrierRanges,
}
export type Settings = typeof defaultSettings

export interface ApiConfig extends Settings {
  /** Public address of this API, e.g. `http://localhost:4301/api`. The provider's return addresses are built from it. */
  apiRoot: string
  /** Public address of the site. Mails, hand-over and outcome pages are built from it, never from a request's Host header. */
  siteRoot: string
  siteOrigin: string
  /** Folder of the pictures and videos; it may have subfolders. */
  mediaDirectory: string
}

export interface WithConfig {
  config: ApiConfig
}
