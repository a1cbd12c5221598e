import type { Send } from '../../../shared/conformance/exchange.ts'

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
