import type { Server } from 'node:http'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { parts, type Ports, portVariable } from './places.ts'

/** A running server. `url` has no trailing slash; `close` also ends keep-alive connections. */
export interface Listening {
  url: string
  port: number
  close(): Promise<void>
}

/** A port that another program uses. Its message is one sentence for the terminal. */
export class PortInUse extends Error {
  readonly port: number
  constructor(port: number, variable: string) {
    super(`Port ${port} is already in use: end the program that holds it, or choose another with ${variable}=<port>.`)
    this.name = 'PortInUse'
    this.port = port
  }
}

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/**
 * Serves a fetch handler over HTTP on the loopback interface only: the sandbox and the outbox must not be reachable from the network.
 *
 * @param options.port 0, the default, chooses a free one
 * @param options.hostname the name in the address; 127.0.0.1 by default. Pages on `localhost` and `127.0.0.1` are foreign to each other.
 * @param options.variable environment variable of the port, named if the port is in use.
 * @throws PortInUse
 */
export function listen(
  fetch: Fetch,
  options: { port?: number; hostname?: 'localhost' | '127.0.0.1'; variable?: string } = {},
): Promise<Listening> {
  const { port: wanted = 0, hostname = '127.0.0.1', variable = 'PORT' } = options
  // Without `overrideGlobalObjects: false` the adapter would replace Request and Response of the whole process. Without options it creates a server
  // of HTTP/1.
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(wanted, variable) : error),
    )
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : wanted
      resolve({ url: `http://${hostname}:${port}`, port, close: () => end(server) })
    })
  })
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/**
 * Chooses every port before anything starts, because each program needs the addresses of the others. 0 becomes a free one; all are held at once for a
 * moment, so that no two are the same.
 *
 * @throws PortInUse naming the first port that another program uses
 */
export async function settlePorts(wanted: Ports): Promise<Ports> {
  const held: Listening[] = []
  const ports = { ...wanted }
  try {
    for (const part of parts) {
      const server = await listen(() => new Response(), { port: wanted[part], variable: portVariable(part) })
      held.push(server)
      ports[part] = server.port
    }
    return ports
  } finally {
    await Promise.all(held.map((server) => server.close()))
  }
}
