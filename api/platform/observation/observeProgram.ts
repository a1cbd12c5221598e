import type { RequestListener } from 'node:http'
import type { Health } from '../../../shared/server/health.ts'
import type { Log } from '../logging/log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { observeRequests } from './observeRequests.ts'
import { openTracing } from './openTracing.ts'
import { serveMetrics } from './serveMetrics.ts'

export interface ObservationOptions {
  /** `api` or `site`. */
  program: string
  log: Log
  /** Where Prometheus reads the figures; undefined: nowhere. 0 chooses a free port. */
  metrics?: { port: number; host: string } | undefined
  /** Base address of an OpenTelemetry collector; undefined: no traces. */
  collector?: string | undefined
  /** The part of requests that is traced, 0 to 1. */
  traced?: number
}

/** How a program shows what it does: access log, figures, traces. */
export interface Observation {
  metrics: Metrics
  /** 0: the figures are not served. */
  metricsPort: number
  /** Shows the program's health on the port of the figures. */
  showHealth(health: Health): void
  /** @param behindProxy a proxy of the trust is in front of this program */
  observe(listener: RequestListener, behindProxy: boolean): RequestListener
  /** Sends the remaining spans, and frees the port. */
  close(): Promise<void>
}

/** @throws Error if the port of the figures is in use */
export async function observeProgram(options: ObservationOptions): Promise<Observation> {
  const { program, log, collector, traced = 1 } = options
  const metrics = createMetrics({ processFigures: true })
  const tracing = await openTracing({ program, ratio: traced, ...(collector ? { endpoint: collector } : {}) })
  const server = options.metrics ? await serveMetrics(metrics.registry, options.metrics) : null
  return {
    metrics,
    metricsPort: server?.port ?? 0,
    showHealth: (health) => server?.showHealth(health),
    observe: (listener, behindProxy) =>
      observeRequests(listener, { log, behindProxy, tracing, observed: (request) => metrics.request(request) }),
    async close() {
      await tracing?.close()
      await server?.close()
    },
  }
}

/** For the demo and tests: requests get their ids, and nothing else is shown. */
export function unobserved(): Observation {
  return {
    metrics: createMetrics(),
    metricsPort: 0,
    showHealth: () => undefined,
    observe: (listener, behindProxy) => observeRequests(listener, { behindProxy }),
    close: async () => undefined,
  }
}
