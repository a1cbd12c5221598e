/** What the kit sends, and what it gets. */

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

/** @param timeoutMs the longest wait for a whole answer */
export const sendOverHttp =
  (timeoutMs: number): Send =>
  async ({ method, url, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const init = { method, headers, signal, redirect: 'manual' } as const
      const response = await fetch(url, body === null ? init : { ...init, body })
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
    } catch (error) {
      throw new Error(reasonOf(error, timeoutMs))
    }
  }

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  // Node hides the network's reason behind "fetch failed".
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
