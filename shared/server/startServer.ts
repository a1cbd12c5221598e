import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerHealth, type NotReady } from './health.ts'

export interface ServerOptions {
  /** 0 chooses a free port. */
  port: number
  /** Address of the network interface, e.g. `127.0.0.1`. */
  host: string
  /** Null if the program is ready, else the reason in one word. */
  notReady: NotReady
}

export interface ClosingTimes {
  /** How long new requests are still answered, so that load balancers notice `/readyz` first. */
  drainMs: number
  /** How long running requests may take after that. */
  requestsMs: number
}

/**
 * Listens on a port and answers `/healthz` and `/readyz` from the first moment.
 * @throws Error if the port is in use
 */
export async function startServer({ port, host, notReady }: ServerOptions) {
  let stopping = false
  let open: (listener: RequestListener) => void = () => undefined
  const opened = new Promise<RequestListener>((resolve) => {
    open = resolve
  })
  const readiness: NotReady = async () => (stopping ? 'stopping' : notReady())
  const server = createServer((request, response) => {
    // A proxy must not send its next request over a connection that is about to close.
    if (stopping) response.setHeader('Connection', 'close')
    void answerHealth((request.url ?? '').split('?')[0] ?? '', readiness).then(async (health) =>
      health ? sendHealth(response, health) : (await opened)(request, response),
    )
  })
  return {
    port: await listen(server, port, host),
    /** Passes requests to the listener. Until then, and without one, requests wait. */
    open,
    async close({ drainMs, requestsMs }: ClosingTimes): Promise<void> {
      stopping = true
      if (drainMs > 0) await pause(drainMs)
      const impatience = setTimeout(() => server.closeAllConnections(), requestsMs)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(impatience)
    },
  }
}

function sendHealth(response: ServerResponse, { status, text }: { status: number; text: string }): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  response.writeHead(status, headers).end(`${text}\n`)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
