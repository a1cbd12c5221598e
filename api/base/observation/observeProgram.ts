import { createServer, type RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { answerHealth, type Health, sendHealth } from '../../../shared/server/health.ts'
import type { Log } from '../logging/log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { observeRequests } from './observeRequests.ts'
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

interface MetricsServer {
  port: number
  /** Answers `/healthz` and `/readyz` here, too: the program's own port refuses connections until it is ready. */
  showHealth(health: Health): void
  close(): Promise<void>
}

/**
 * Answers `GET /metrics` and the health of the program on a port of its own. So no rule of a proxy is needed to hide them.
 *
 * @param options.port 0 chooses a free one
 * @param options.host by default only this machine
 * @throws Error if the port is in use
 */
export async function serveMetrics(
  registry: Registry,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<MetricsServer> {
  let health: Health = { notReady: async () => 'starting' }
  const server = createServer(async (request, response) => {
    const own = await answerHealth((request.url ?? '').split('?')[0] ?? '', health)
    if (own) {
      sendHealth(response, own)
      return
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    showHealth(next) {
      health = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
