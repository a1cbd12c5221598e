/** Which answers of the API fail in the sandbox, and how: a pure rule. */

export const faults = ['slow', '401', '500'] as const
export type Fault = (typeof faults)[number]

/** What happens to a call: it is passed on, after a wait in ms, or refused in the API's own envelope. */
export type Verdict = { passAfterMs: number } | { status: 401 | 500; body: string }

/** Long enough to see the loader, and well below the 15 s request timeout. */
const slowMs = 4_000

/** Calls of a donation that is under way. The form itself opens normally: the preview shows what a donor sees after CONTINUE. */
const giving: ReadonlySet<string> = new Set(['donation/payment-detail', 'donation/add-donation'])

const refusals = {
  '401': { status: 401, message: 'Session expired. Please login again.', code: 'unauthorized' },
  '500': { status: 500, message: 'Internal server error', code: 'internal' },
} as const

/** @param path below the API's root, e.g. `donation/payment-detail` */
export function verdictOn(fault: Fault, method: string, path: string): Verdict {
  if (fault === 'slow') return { passAfterMs: slowMs }
  if (method !== 'POST' || !giving.has(path)) return { passAfterMs: 0 }
  const { status, message, code } = refusals[fault]
  return {
    status,
    body: JSON.stringify({ status: false, message, data: null, error: { code } }),
  }
}
