import type { Tracing } from './tracing.ts'

export interface TracingOptions {
  /** Base address of the collector, e.g. `http://127.0.0.1:4318`. */
  endpoint: string
  /** `api` or `site`. */
  program: string
  /** The part of requests that is traced, 0 to 1, unless the caller has decided. */
  ratio: number
}

/** Starts tracing; undefined without an endpoint. The libraries are loaded only here, because most trusts do without. */
export async function openTracing(
  options: Partial<TracingOptions> & { program: string },
): Promise<Tracing | undefined> {
  const { endpoint, program, ratio = 1 } = options
  if (!endpoint) return undefined
  const { createOpenTelemetry } = await import('./openTelemetry.ts')
  return createOpenTelemetry({ endpoint, program, ratio })
}
