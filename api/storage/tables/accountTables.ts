/** Tables of a person's account, of signing in, and of what donors saw and declared. Days are texts `yyyy-MM-dd`. */

import type { Generated } from 'kysely'
import type { Sealed } from '../../base/vault/vault.ts'
import type { DeclarationAnswer } from '../../../shared/contract/people/myData.ts'
import type { Language } from '../../../shared/languages.ts'

export interface NotificationTable {
  id: Generated<number>
  user_id: number
  donation_id: number | null
  kind: string
  /** Path of the site. */
  link: string | null
  /** Key of the subject, so a second notification about it is not sent; null if it may be sent again. */
  said_once: string | null
  created_at: Date
  read_at: Date | null
}

export type SessionScope = 'full' | 'donate'

/** How somebody signed in: by password, as a new account, with a code, or through an identity provider. */
export type SignInWay = 'password' | 'register' | 'mail_code' | 'sms_code' | 'GOOGLE' | 'APPLE'

/** A text as it was shown. Never changed: a new text is a new row. */
export interface WordingTable {
  id: Generated<number>
  kind: 'notice' | 'declaration'
  version: string
  language: Language
  /** JSON text. */
  body: string
  created_at: Date
}

export interface AccountTables {
  portraits: {
    /** Random, and part of the picture's address. */
    name: string
    user_id: number
    webp: Uint8Array
    jpeg: Uint8Array
    created_at: Date
  }
  occasions: { id: number }
  special_dates: {
    id: Generated<number>
    user_id: number
    occasion_id: number
    name: string
    /** The original day. */
    day: string
    project_id: number | null
    created_at: Date
  }
  pledges: {
    id: Generated<number>
    user_id: number
    project_id: number
    amount: number
    every: 'month' | 'year'
    day: number
    /** For a yearly pledge. */
    month: number | null
    /** The day of the next reminder. */
    next_day: string
    created_at: Date
  }
  notification_settings: {
    user_id: number
    kind: string
    /** A kind without a row is on. */
    is_on: boolean
  }
  notifications: NotificationTable

  // For signing in. Secrets are stored as hashes only.

  identities: {
    provider: string
    subject: string
    user_id: number
    created_at: Date
  }
  sessions: {
    id: Generated<number>
    user_id: number
    token_sha256: string
    scope: SessionScope
    /** The partner's origin of a donating-only session. */
    origin: string | null
    /** The full session that issued a donating-only one; both end together. */
    parent_id: number | null
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    /** Written every few minutes at most; null in a session that an older instance opened. */
    last_used_at: Date | null
    /** When the person last proved who they are. */
    authenticated_at: Date | null
    /** The donation that a donating-only session is for, if the sign-in window has shown one. Rupees. */
    agreed_project_id: Generated<number | null>
    agreed_amount: Generated<number | null>
    /** What the window has shown of giving every month, as JSON; null if the donor gives once. */
    agreed_monthly: Generated<string | null>
    browser: string | null
    system: string | null
    /** The device that began the session, as in `known_devices`. */
    device_sha256: Generated<string | null>
  }
  reset_tokens: {
    id: Generated<number>
    user_id: number
    token_sha256: string
    expires_at: Date
    /** Used, or ended by a new password. */
    spent_at: Date | null
  }
  /** The code that proves the e-mail address of an account, as a keyed hash. */
  email_codes: {
    user_id: number
    code_hash: string
    expires_at: Date
  }
  /** Codes that sign in, for addresses with and without an account. */
  sign_in_codes: {
    recipient_sha256: string
    /** A keyed hash. */
    code_hash: string
    wrong_tries: Generated<number>
    expires_at: Date
  }
  /** How often the link to a file was opened, since its first opening. */
  file_openings: {
    ticket_sha256: string
    opened: Generated<number>
    expires_at: Date
  }
  /** Replaced by `limit_buckets`; older instances still write it during an upgrade. */
  attempts: {
    id: Generated<number>
    bucket: string
    at: Date
  }
  /** Attempts of one kind, for an account, a network address or both, within a window of time (accounts/limit.ts). */
  limit_buckets: {
    bucket: string
    /** Hash of the account's name; '' for a bucket of an address. */
    account_sha256: string
    begun_at: Date
    used: number
  }
  /** Networks from which an account was used: strangers' failures do not slow its owner there. */
  known_networks: {
    user_id: number
    network_sha256: string
    used_at: Date
  }
  /** Browsers in which the owner has signed in: nobody else's failures count there. */
  known_devices: {
    user_id: number
    device_sha256: string
    used_at: Date
  }
  sign_in_nonces: { nonce_sha256: string; expires_at: Date }
  used_id_tokens: { token_sha256: string; expires_at: Date }
  /** An authenticator app of a member of staff. */
  second_factors: {
    user_id: number
    /** Encrypted (api/base/vault). */
    secret: Sealed
    created_at: Date
    /** Null: begun, but no code has proven yet that the app has the secret. */
    confirmed_at: Date | null
    /** The last step of 30 seconds whose code was used. */
    last_step: Generated<number>
  }
  recovery_codes: {
    code_sha256: string
    user_id: number
    used_at: Date | null
  }
  /** Sign-ins that wait for the code of the second factor. */
  pending_sign_ins: {
    token_sha256: string
    user_id: number
    way: SignInWay
    expires_at: Date
  }

  // What donors saw and declared.

  wordings: WordingTable
  notices_seen: {
    id: Generated<number>
    user_id: number
    wording_id: number
    at: Date
  }
  /** The newest row of a person counts; older ones are the history. */
  declarations: {
    id: Generated<number>
    user_id: number
    answer: DeclarationAnswer
    wording_id: number
    at: Date
  }
}
