import autocannon from 'autocannon'

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
