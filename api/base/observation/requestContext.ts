import { AsyncLocalStorage } from 'node:async_hooks'

/** The span of one HTTP request. Spans contain names and codes only: no address, parameter or form field. */
export interface RequestSpan {
  /** 32 hexadecimal digits. */
  traceId: string
  /** A step that runs now. @returns a function that ends it */
  step(name: string): (failed: boolean) => void
  /** A step that has just ended, e.g. a SQL statement. */
  ended(name: string, durationMs: number, failed: boolean): void
  end(answer: { route: string; status: number }): void
}

/** What all code that works for one HTTP request shares. */
export interface RequestContext {
  readonly requestId: string
  /** Pattern of the route that answers, e.g. `/api/payment/return/:txnId`. The code that finds the route sets it. */
  route: string
  /** If traces are on. */
  readonly span?: RequestSpan
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs `work`; everything that it starts finds `context`. */
export const runInRequest = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work)

/** The request that the calling code works for; undefined in jobs. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()

/** Names the pattern of the route that answers the current request. Its logs and figures contain this instead of the path, whose ids are personal. */
export function nameRoute(pattern: string): void {
  const context = storage.getStore()
  if (context) context.route = pattern
}

/** The fields of each log line of the current request. */
export function requestFields(): { requestId?: string; traceId?: string } {
  const context = storage.getStore()
  if (!context) return {}
  const { requestId, span } = context
  return span === undefined ? { requestId } : { requestId, traceId: span.traceId }
}
