import type { Tracing, TracingOptions } from './tracing.ts'

/** Starts tracing; undefined without an endpoint. The libraries are loaded only here, because most trusts do without. */
export async function openTracing(
  options: Partial<TracingOptions> & { program: string },
): Promise<Tracing | undefined> {
  const { endpoint, program, ratio = 1 } = options
  if (!endpoint) return undefined
  const { createOpenTelemetry } = await import('./openTelemetry.ts')
  return createOpenTelemetry({ endpoint, program, ratio })
}
