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

/** How many failures are allowed within `windowMinutes`, per account and per address. */
export interface LimitConfig {
  perAccount: number
  perAddress: number
  windowMinutes: number
}

export interface ApiConfig {
  /** Public address of this API, e.g. `http://localhost:4301/api`. The provider's return addresses are built from it. */
  apiRoot: string
  /** Public address of the site. Mails, hand-over and outcome pages are built from it, never from a request's Host header. */
  siteRoot: string
  siteOrigin: string
  /** Folder of the pictures and videos; it may have subfolders. */
  mediaDirectory: string
  /** Online payment is not set up yet: clients show the offline panel instead. */
  offlineOnly: boolean
  social: { GOOGLE?: SocialProviderConfig; APPLE?: SocialProviderConfig }
  limits: {
    login: LimitConfig
    forgetPassword: LimitConfig
    /** `reset-password`: made-up links. The link's token counts as the account here. */
    resetPassword: LimitConfig
    register: LimitConfig
    /** Messages through `contact-us/store`. The e-mail address counts as the account here. */
    contact: LimitConfig
    /** Offers through `project/volunteer/become-volunteer`. */
    volunteer: LimitConfig
    /** Requests through `donation/partner-request`. */
    partnerRequest: LimitConfig
    /** `profile/update-password`: guesses at the current password. */
    password: LimitConfig
    /** `profile/updateImage`: decoding a picture is expensive. */
    picture: LimitConfig
    /** `donation/mail-receipt`. */
    receiptMail: LimitConfig
    /** `donation/dedication`: each mails the trust. */
    dedication: LimitConfig
  }
}

export const defaultLimits: ApiConfig['limits'] = {
  login: { perAccount: 5, perAddress: 20, windowMinutes: 15 },
  forgetPassword: { perAccount: 5, perAddress: 20, windowMinutes: 15 },
  resetPassword: { perAccount: 5, perAddress: 20, windowMinutes: 15 },
  register: { perAccount: 20, perAddress: 60, windowMinutes: 15 },
  contact: { perAccount: 5, perAddress: 10, windowMinutes: 60 },
  volunteer: { perAccount: 5, perAddress: 10, windowMinutes: 60 },
  partnerRequest: { perAccount: 5, perAddress: 10, windowMinutes: 60 },
  password: { perAccount: 5, perAddress: 20, windowMinutes: 15 },
  picture: { perAccount: 20, perAddress: 60, windowMinutes: 60 },
  receiptMail: { perAccount: 5, perAddress: 20, windowMinutes: 60 },
  dedication: { perAccount: 20, perAddress: 60, windowMinutes: 60 },
}
