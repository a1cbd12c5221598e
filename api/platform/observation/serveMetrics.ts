import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { answerHealth, type Health, sendHealth } from '../../../shared/server/health.ts'

export interface MetricsServer {
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
