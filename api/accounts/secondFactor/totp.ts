import { Secret, TOTP } from 'otpauth'

/** Authenticator apps know only this kind (RFC 6238): SHA-1, six digits, 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Clocks of phones differ: a code also counts one step early or late. */
const WINDOW = 1

/** 160 random bits in base32, as RFC 4226 advises. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. @param issuer the trust's name @param label the account */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  // The app separates issuer and label with a colon.
  new TOTP({ ...kind, secret, issuer: issuer.replaceAll(':', ' '), label }).toString()

/** The step (30 seconds, counted from 1970) whose code this is; null if it is none of the steps that count now. */
export function matchStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / kind.period) + delta
}
