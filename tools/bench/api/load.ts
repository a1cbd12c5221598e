/** The load of `npm run bench:api`, and what it takes. */
import { readQueries } from '../../../api/testing/demoContent.ts'
import autocannon from 'autocannon'
import * as z from 'zod/mini'
import { areas } from '../../../api/routes/areas.ts'

export const CONNECTIONS = 20

/** One request of a visit. A visit's requests run one after the other. */
export interface Step {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Also what only this visit knows, e.g. its txn id. */
  body?: (visit: Visit) => unknown
  /** Reads the answer for later steps. */
  keep?: (visit: Visit, text: string) => void
  /** Sends the session's token. */
  signedIn?: boolean
}

interface Visit {
  token?: string
  txnId?: string
  /** When its last request began. */
  at?: number
}

export interface Load {
  /** Requests per second. */
  rate: number
  requests: number
  /** Answers other than 200, and failed connections. */
  errors: number
  /** Latencies in ms by step, sorted. */
  latencies: Map<string, number[]>
}

/** Sends the steps again and again over 20 connections, divided among the addresses. */
export async function runLoad(
  roots: readonly string[],
  steps: readonly Step[],
  seconds: number,
  tokens: readonly string[] = [],
): Promise<Load> {
  const latencies = new Map<string, number[]>(steps.map(({ name }) => [name, []]))
  let errors = 0
  let visits = 0
  const requests = steps.map(({ name, method, path, body, keep, signedIn }): autocannon.Request => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en', 'accept-encoding': 'br' }
    return {
      method,
      path: `/api/${path}`,
      setupRequest(request, context) {
        // Each visit has its own context object.
        const visit = context as Visit
        if (tokens.length > 0) visit.token ??= tokens[visits++ % tokens.length] ?? ''
        visit.at = performance.now()
        return {
          ...request,
          headers: signedIn ? { ...headers, authorization: `Bearer ${visit.token}`, 'accept-encoding': '' } : headers,
          ...(body ? { body: JSON.stringify(body(visit)) } : {}),
        }
      },
      onResponse(status, text, context) {
        const visit = context as Visit
        latencies.get(name)?.push(performance.now() - (visit.at ?? 0))
        if (status !== 200) errors += 1
        keep?.(visit, text)
      },
    }
  })
  const connections = Math.ceil(CONNECTIONS / roots.length)
  const results = await Promise.all(
    roots.map((root) => autocannon({ url: new URL(root).origin, connections, duration: seconds, requests })),
  )
  const sum = (of: (result: autocannon.Result) => number) => results.reduce((total, one) => total + of(one), 0)
  for (const list of latencies.values()) list.sort((a, b) => a - b)
  return {
    rate: sum(({ requests: { total }, duration }) => total / duration),
    requests: sum((result) => result.requests.total),
    errors: errors + sum((result) => result.errors),
    latencies,
  }
}

const read = (path: string, query = ''): Step => ({ name: path, method: 'GET', path: path + query })
const post = (path: string, body: NonNullable<Step['body']>, more: Partial<Step> = {}): Step => ({
  name: path,
  method: 'POST',
  path,
  body,
  ...more,
})

const detailSchema = z.object({ data: z.object({ txn_id: z.string() }) })
const signedIn = true
const given = { project_id: 4, purpose_id: 41, items: [] }
const recorded = { ...given, purpose_text: '', donation_type: 'flexible', donation_amount: 500 }

/** A donation from the form's first request to the status: seven reads and three writes. */
export const mixed: readonly Step[] = [
  read('project/dropdown-list'),
  post('donation/require-item', () => ({ project_id: 4 })),
  read('get-contact-details'),
  post('donation/payment-detail', () => ({ ...given, amount: 500 }), {
    signedIn,
    keep: (visit, text) => {
      const detail = detailSchema.safeParse(JSON.parse(text))
      visit.txnId = detail.success ? detail.data.data.txn_id : 'none'
    },
  }),
  read('featured-project'),
  read('blog'),
  post('donation/add-donation', ({ txnId }) => ({ ...recorded, txn_id: txnId }), { signedIn }),
  read('project'),
  read('get-home-banner'),
  post('donation/update-status', ({ txnId }) => ({ txn_id: txnId }), { signedIn }),
]

/** Every public read, by itself. */
export const publicReads: readonly Step[] = areas
  .flatMap(({ routes }) => routes)
  .filter(({ cached }) => cached)
  .map(({ method, path }) =>
    method === 'POST' ? post(path, () => ({ project_id: 3 })) : read(path, readQueries[path]),
  )
