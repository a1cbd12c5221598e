/** What the person who runs the kit chooses. */
export interface Settings {
  /** API root without a slash at the end. */
  apiRoot: string
  /** Origin of the trust's site; null: checks about it are left out. */
  siteOrigin: string | null
  /** Every call of the site must exist, too. */
  wholeSite: boolean
  /** Account and merchant key for the paying part; null: without it. */
  pay: { email: string; password: string; key: string | null } | null
  limits: boolean
  /** Pause between two requests, in ms. */
  pauseMs: number
}

/** An origin that no trust registers. */
export const foreignOrigin = 'https://conformance.invalid'
