/** `/sandbox/<fault>/api/…`: the demo's API with one simulated fault, for the configurator's preview. */
import { setTimeout } from 'node:timers/promises'

const mostBytes = 64 * 1024
/** The headers of a browser's call that the API reads. Also the origin, which decides where a token may come from. */
const passedOn = ['accept-language', 'authorization', 'content-type', 'origin'] as const
const passedBack = ['content-type', 'date', 'retry-after'] as const

const sandboxPorts = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
  wait: (ms: number): Promise<void> => setTimeout(ms),
}

/**
 * Answers instead of the API, or passes the call on.
 *
 * @param path below the API's root, with its query
 */
export async function answerSandbox(
  request: Request,
  fault: Fault,
  path: string,
  apiRoot: string,
  ports = sandboxPorts,
): Promise<Response> {
  const target = new URL(`${apiRoot}/${path}`)
  // Only the API, whatever the path contains.
  if (!target.href.startsWith(`${apiRoot}/`)) return refuse(404, '{}')
  if (request.method !== 'GET' && request.method !== 'POST') return refuse(405, '{}')
  const verdict = verdictOn(fault, request.method, target.href.slice(apiRoot.length + 1).split('?')[0] ?? '')
  if ('status' in verdict) return refuse(verdict.status, verdict.body)
  const body = request.method === 'POST' ? await request.text() : undefined
  if (body && body.length > mostBytes) return refuse(413, '{}')
  await ports.wait(verdict.passAfterMs)
  try {
    const answer = await ports.fetch(target.href, {
      method: request.method,
      headers: pick(request.headers, passedOn),
      ...(body === undefined ? {} : { body }),
    })
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { ...pick(answer.headers, passedBack), 'Cache-Control': 'no-store' },
    })
  } catch {
    return refuse(502, '{}')
  }
}

const refuse = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

/** Which answers of the API fail in the sandbox, and how: a pure rule. */

export const faults = ['slow', '401', '500'] as const
type Fault = (typeof faults)[number]

/** What happens to a call: it is passed on, after a wait in ms, or refused in the API's own envelope. */
type Verdict = { passAfterMs: number } | { status: 401 | 500; body: string }

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
