import autocannon from 'autocannon'
import { cpus } from 'node:os'
import type { ApiRunner } from '../apiRunner.ts'
import * as z from 'zod/mini'
import { areas } from '../../../api/routes/areas.ts'

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

export interface Visit {
  token?: string
  txnId?: string
  /** When its last request began. */
  at?: number
}

export interface Load {
  seconds: number
  requests: number
  /** Answers other than 200, and failed connections. */
  errors: number
  /** Latencies in ms by step, sorted. */
  latencies: Map<string, number[]>
}

interface LoadOptions {
  /** API roots; the connections are divided among them. */
  roots: readonly string[]
  steps: readonly Step[]
  connections: number
  seconds: number
  tokens?: readonly string[]
}

/** Sends the steps again and again over each connection. */
export async function runLoad({ roots, steps, connections, seconds, tokens = [] }: LoadOptions): Promise<Load> {
  const latencies = new Map<string, number[]>(steps.map(({ name }) => [name, []]))
  let errors = 0
  let visits = 0
  const requestsFor = (root: string) =>
    steps.map(({ name, method, path, body, keep, signedIn }): autocannon.Request => {
      const headers = { 'content-type': 'application/json', 'accept-language': 'en', 'accept-encoding': 'br' }
      return {
        method,
        path: `${new URL(root).pathname.replace(/\/$/, '')}/${path}`,
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
  const runs = roots.map((root) =>
    autocannon({
      url: new URL(root).origin,
      connections: Math.ceil(connections / roots.length),
      duration: seconds,
      requests: requestsFor(root),
    }),
  )
  const results = await Promise.all(runs)
  for (const list of latencies.values()) list.sort((a, b) => a - b)
  return {
    seconds: Math.max(...results.map((result) => result.duration)),
    requests: results.reduce((sum, result) => sum + result.requests.total, 0),
    errors: errors + results.reduce((sum, result) => sum + result.errors, 0),
    latencies,
  }
}

/** The latency that a share of the requests did not exceed; 0 without requests. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export interface Measured {
  load: Load
  /** Shares of one core, e.g. 1.5 for one and a half. */
  cores: { apis: number; generator: number; machine: number }
}

/** Sends load to processes, and measures what they, the generator and the whole machine use of the processor. */
export async function measure(
  apis: readonly ApiRunner[],
  options: Omit<Parameters<typeof runLoad>[0], 'roots'>,
): Promise<Measured> {
  const before = await readCpu(apis)
  const begun = performance.now()
  const load = await runLoad({ ...options, roots: apis.map(({ root }) => root) })
  const after = await readCpu(apis)
  const took = performance.now() - begun
  const share = (name: keyof typeof after): number => (after[name] - before[name]) / took
  return { load, cores: { apis: share('apis'), generator: share('generator'), machine: share('machine') } }
}

/** CPU times so far in ms. */
async function readCpu(apis: readonly ApiRunner[]) {
  const own = process.cpuUsage()
  const times = await Promise.all(apis.map((api) => api.cpuMs()))
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
  return { apis: sum(times), generator: (own.user + own.system) / 1000, machine: sum(busy) }
}

const detailSchema = z.object({ data: z.object({ txn_id: z.string() }) })

const read = (path: string): Step => ({ name: path.split('?')[0] ?? path, method: 'GET', path })
const post = (path: string, body: NonNullable<Step['body']>, more: Partial<Step> = {}): Step => ({
  name: path,
  method: 'POST',
  path,
  body,
  ...more,
})
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

/** What reads with a required parameter are asked for. */
const queries: Record<string, string> = {
  'get-pages-banner': '?page=about',
  'get-page': '?page=csr-support',
  search: '?q=kitchen',
  'blog/blogdetails': '?blog_id=1',
  'donation/partner': '?origin=http://partner.test',
  'donation/partner-name': '?partner_id=meghdoot',
}

/** Every public read, by itself. */
export const publicReads: readonly Step[] = areas
  .flatMap(({ routes }) => routes)
  .filter(({ cached }) => cached)
  .map(({ method, path }) =>
    method === 'POST'
      ? post(path, () => ({ project_id: 3 }))
      : { ...read(path), path: `${path}${queries[path] ?? ''}` },
  )
