/** Tables for signing in. Secrets are stored as hashes only. */
import type { Generated } from 'kysely'
import type { Sealed } from '../../platform/vault/vault.ts'

export interface IdentityTable {
  provider: string
  subject: string
  user_id: number
  created_at: Date
}

export type SessionScope = 'full' | 'donate'

export interface SessionTable {
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
  browser: string | null
  system: string | null
}

export interface ResetTokenTable {
  id: Generated<number>
  user_id: number
  token_sha256: string
  expires_at: Date
  /** Used, or ended by a new password. */
  spent_at: Date | null
}

/** Replaced by `limit_buckets`; older instances still write it during an upgrade. */
export interface AttemptTable {
  id: Generated<number>
  bucket: string
  at: Date
}

/** Attempts of one kind, for an account, a network address or both, within a window of time (accounts/limit.ts). */
export interface LimitBucketTable {
  bucket: string
  /** Hash of the account's name; '' for a bucket of an address. */
  account_sha256: string
  begun_at: Date
  used: number
}

/** Networks from which an account was used: strangers' failures do not slow its owner there. */
export interface KnownNetworkTable {
  user_id: number
  network_sha256: string
  used_at: Date
}

export interface SignInNonceTable {
  nonce_sha256: string
  expires_at: Date
}

export interface UsedIdTokenTable {
  token_sha256: string
  expires_at: Date
}

/** An authenticator app of a member of staff. */
export interface SecondFactorTable {
  user_id: number
  /** Encrypted (api/platform/vault). */
  secret: Sealed
  created_at: Date
  /** Null: begun, but no code has proven yet that the app has the secret. */
  confirmed_at: Date | null
  /** The last step of 30 seconds whose code was used. */
  last_step: Generated<number>
}

export interface RecoveryCodeTable {
  code_sha256: string
  user_id: number
  used_at: Date | null
}

/** How somebody signed in: by password, as a new account, or through an identity provider. */
export type SignInWay = 'password' | 'register' | 'GOOGLE' | 'APPLE'

/** Sign-ins that wait for the code of the second factor. */
export interface PendingSignInTable {
  token_sha256: string
  user_id: number
  way: SignInWay
  expires_at: Date
}

export interface SignInTables {
  identities: IdentityTable
  sessions: SessionTable
  reset_tokens: ResetTokenTable
  attempts: AttemptTable
  limit_buckets: LimitBucketTable
  known_networks: KnownNetworkTable
  sign_in_nonces: SignInNonceTable
  used_id_tokens: UsedIdTokenTable
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  pending_sign_ins: PendingSignInTable
}
