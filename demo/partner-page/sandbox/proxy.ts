/** `/sandbox/<fault>/api/…`: the demo's API with one simulated fault, for the configurator's preview. */
import { setTimeout } from 'node:timers/promises'
import { type Fault, verdictOn } from './fault.ts'

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
