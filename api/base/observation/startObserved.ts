import { createServer, type RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { answerHealth, type Health, sendHealth } from '../../../shared/server/health.ts'
import { createLog, type LogLevel } from '../logging/createLog.ts'
import type { Log } from '../logging/log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { observeRequests } from './observeRequests.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** The variables of a program that say how it is observed. */
export interface ObservedVariables {
  LOG_LEVEL: LogLevel
  METRICS_PORT: number | undefined
  METRICS_HOST: string
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
  TRACED_PERCENT: number
}

/** How a program shows what it does: figures, and the access log and traces of its requests. */
export interface Observation {
  metrics: Metrics
  /** Shows the program's health on the port of the figures. */
  showHealth(health: Health): void
  /** @param behindProxy a proxy of the trust is in front of this program */
  observe(listener: RequestListener, behindProxy: boolean): RequestListener
}

/** For the demo and tests: requests get their ids, and nothing else is shown. */
export const unobserved = (): Observation => ({
  metrics: createMetrics(),
  showHealth: () => undefined,
  observe: (listener, behindProxy) => observeRequests(listener, { behindProxy }),
})

/** The port of the figures, if none is named: so that each program of a machine has its own. */
const METRICS_PORT_ABOVE = 5000

interface Closable {
  close(): Promise<void>
}

/**
 * Starts a program with its log, figures and traces, which end after it.
 *
 * @param own.program `api` or `site`
 * @param own.port the program's own port
 * @throws what `start` throws, or Error if the port of the figures is in use
 */
export async function startObserved<Program extends Closable>(
  { program, port }: { program: string; port: number },
  variables: ObservedVariables,
  start: (seen: { log: Log; observation: Observation }) => Promise<Program>,
): Promise<Closable> {
  const { LOG_LEVEL, METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT, TRACED_PERCENT } = variables
  const log = createLog({ level: LOG_LEVEL, program })
  const metrics = createMetrics({ processFigures: true })
  const tracing = await openTracing({ program, endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, ratio: TRACED_PERCENT / 100 })
  const figures = await serveMetrics(metrics.registry, {
    port: METRICS_PORT ?? (port === 0 ? 0 : port + METRICS_PORT_ABOVE),
    host: METRICS_HOST,
  })
  const observation: Observation = {
    metrics,
    showHealth: figures.showHealth,
    observe: (listener, behindProxy) =>
      observeRequests(listener, { log, behindProxy, tracing, observed: (request) => metrics.request(request) }),
  }
  // Sends the remaining spans, and frees the port.
  const endObservation = async () => {
    await tracing?.close()
    await figures.close()
  }
  try {
    const started = await start({ log, observation })
    log.info('started', { port })
    return {
      async close() {
        await started.close()
        await endObservation()
        log.info('stopped')
      },
    }
  } catch (error) {
    await endObservation()
    throw error
  }
}

/** Starts tracing; undefined without an endpoint. The libraries are loaded only here, because most trusts do without. */
export async function openTracing({
  endpoint,
  ...options
}: Omit<TracingOptions, 'endpoint'> & { endpoint?: string | undefined }): Promise<Tracing | undefined> {
  if (!endpoint) return undefined
  const { createOpenTelemetry } = await import('./openTelemetry.ts')
  return createOpenTelemetry({ endpoint, ...options })
}

/**
 * Answers `GET /metrics` and the health of the program on a port of its own. So no rule of a proxy is needed to hide them. The program's own port refuses
 * connections until it is ready.
 *
 * @param options.port 0 chooses a free one.
 * @param options.host by default only this machine.
 * @throws Error if the port is in use
 */
export async function serveMetrics(registry: Registry, { port, host = '127.0.0.1' }: { port: number; host?: string }) {
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
    showHealth(next: Health) {
      health = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
