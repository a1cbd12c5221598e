import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type ListenOptions, Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises'
import { answerHealth, type Health, type NotReady, sendHealth } from './health.ts'

export interface ServerOptions extends Health {
  /** 0 chooses a free port. */
  port: number
  /** Address of the network interface, e.g. `127.0.0.1`; or a folder, e.g. `/run/donate`: then the program listens on the Unix socket `/run/donate/4301.sock`. */
  host: string
  /** Also shows the health elsewhere, from the first moment on. */
  showHealth?: (health: Health) => void
}

export interface ClosingTimes {
  /** How long new connections are still accepted, so that load balancers notice `/readyz` first. 0 is for programs without a proxy: nothing waits for open connections. */
  drainMs: number
  /** How long running requests may take after that. */
  requestsMs: number
}

/** Longer than a proxy keeps an unused connection (deploy/nginx/upstreams.conf): a connection that this side closes may carry a request at that moment. */
const KEEP_ALIVE_MS = 5_000

/** How long connections stay open after the port has closed: longer than a proxy keeps an unused one, so the proxy ends each of them. */
const LINGER_MS = 2_500

const SHORT_TURN_MS = 0.5
/** A process without a single short turn closes all the same. */
const MOST_TURNS = 1_000

/**
 * Prepares to listen on a port or a socket. Until `open`, it refuses connections: a proxy then asks another program at once, and a POST that was never sent
 * may be sent there. Port 0, which no proxy knows, listens at once; its requests wait for `open`.
 * @throws Error if the port is in use
 */
export async function startServer({ port, host, notReady, notes, showHealth }: ServerOptions) {
  let stopping = false
  let portIsClosed = false
  let answer: (listener: RequestListener) => void = () => undefined
  const opened = new Promise<RequestListener>((resolve) => {
    answer = resolve
  })
  const readiness: NotReady = async () => (stopping ? 'stopping' : notReady())
  const health: Health = { notReady: readiness, ...(notes ? { notes } : {}) }
  showHealth?.(health)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // A proxy must not send its next request over a connection that is about to close. It opens a new one, is refused, and asks another program. While the port
    // is open, a new connection would come here again.
    if (portIsClosed) response.setHeader('Connection', 'close')
    void answerHealth((request.url ?? '').split('?')[0] ?? '', health).then(async (own) =>
      own ? sendHealth(response, own) : (await opened)(request, response),
    )
  })
  const place = placeOf(host, port)
  if (port > 0) await refuseUsed(place)
  const early = port === 0 ? await listen(server, place, port) : port
  return {
    port: early,
    /** Listens, and passes requests to the listener. */
    async open(listener: RequestListener): Promise<void> {
      answer(listener)
      if (port > 0) await listen(server, place, port)
    },
    async close({ drainMs, requestsMs }: ClosingTimes): Promise<void> {
      stopping = true
      if (drainMs > 0) await pause(drainMs)
      // Nobody finds a removed socket, and connections that were opened before are still accepted. A port has no such way.
      if (place.path) rmSync(place.path, { force: true })
      await afterAccepting()
      // Only the port: Node's own `close` of an HTTP server also ends accepted connections that it has not read yet. A proxy must not repeat their POSTs.
      portIsClosed = true
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      if (drainMs > 0) await Promise.race([closed, pause(LINGER_MS)])
      server.closeIdleConnections()
      const impatience = setTimeout(() => server.closeAllConnections(), requestsMs)
      await closed
      clearTimeout(impatience)
    },
  }
}

/**
 * Ends in a moment when the process has just accepted every connection: closing the port resets those that wait, with what they carry. A turn of the event loop
 * begins with accepting and continues with the work of requests. So a short turn means that little time has passed since.
 */
async function afterAccepting(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const begun = performance.now()
    await afterPolling()
    if (performance.now() - begun < SHORT_TURN_MS) return
  }
}

/** A folder's permissions decide who may use its sockets, as PostgreSQL does it. So the socket itself is open to everybody who gets there. */
const placeOf = (host: string, port: number): ListenOptions =>
  host.startsWith('/') ? { path: join(host, `${port}.sock`), readableAll: true, writableAll: true } : { host, port }

/** Removes the socket of a program that was killed. @throws Error if something listens there */
async function refuseUsed({ path, host = '', port = 0 }: ListenOptions): Promise<void> {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const probe = path ? connect({ path }) : connect({ port, host: isEverywhere ? 'localhost' : host })
  const isUsed = await new Promise((resolve) => {
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  probe.destroy()
  if (isUsed) throw new Error(`listen EADDRINUSE: address already in use ${path ?? `${host}:${port}`}`)
  if (path) rmSync(path, { force: true })
}

function listen(server: Server, place: ListenOptions, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
