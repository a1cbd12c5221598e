/** What the kit sends, and what it gets. The program gives it the way to send; `shared` knows no network. */

export interface Sent {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Names of headers are in lower case. */
export interface Received {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** Sends one request and follows no redirect. It rejects if no answer arrives in time. */
export type Send = (sent: Sent) => Promise<Received>

/** One request and its answer. `status` 0: there was none, and `text` says why. */
export interface Exchange extends Received {
  /** For people, e.g. `POST donation/require-item (unknown project)`. */
  call: string
  /** Whether the contract wants an answer in the envelope; a preflight has none. */
  enveloped: boolean
}

export const header = (exchange: Received, name: string): string => exchange.headers[name.toLowerCase()] ?? ''

/** The JSON of an answer; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
