import type { Options } from '../publicApi.ts'

/** Where the script is, how it loads, and the options of the widget. */
export interface LoadOptions extends Options {
  /** Address of the script, e.g. `https://trust.example.org/widget/v1/donate.js`. */
  src: string
  /** For a page whose Content-Security-Policy has nonces. */
  nonce?: string | undefined
  /** SRI hash of one version (`/widget/versions.json` lists them); only for an immutable address. */
  integrity?: string | undefined
  /** Longest wait for the script, in ms; 10,000 if not given. */
  timeoutMs?: number | undefined
}
