import { currentRequest, type RequestSpan } from './requestContext.ts'

export interface TracingOptions {
  /** Base address of the collector, e.g. `http://127.0.0.1:4318`. */
  endpoint: string
  /** `api` or `site`. */
  program: string
  /** The part of requests that is traced, 0 to 1, unless the caller has decided. */
  ratio: number
}

/** Where spans go. Without a configured collector there is none, and nothing of OpenTelemetry is loaded. */
export interface Tracing {
  /** @param traceparent W3C header of the caller; its trace is continued if it is well formed */
  startRequest(method: string, traceparent: string | undefined): RequestSpan
  /** Sends what is left. */
  close(): Promise<void>
}

/** Runs `work` as a step of the current request's trace. */
export async function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const end = currentRequest()?.span?.step(name)
  if (!end) return work()
  let failed = true
  try {
    const result = await work()
    failed = false
    return result
  } finally {
    end(failed)
  }
}

/** Kysely's logging hook: each statement is a step, by the name of its first table. */
export function traceStatement(event: { level: string; query: { sql: string }; queryDurationMillis: number }): void {
  const span = currentRequest()?.span
  if (span) span.ended(`sql ${statementName(event.query.sql)}`, event.queryDurationMillis, event.level === 'error')
}

/** E.g. `select donations`; values are not part of it. */
export function statementName(statement: string): string {
  const verb = /\b(select|insert|update|delete|begin|commit|rollback)\b/i.exec(statement)?.[0].toLowerCase() ?? 'other'
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(statement)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
