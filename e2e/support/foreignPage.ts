import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface Listening {
  /** Origin of the page, e.g. `http://127.0.0.1:40123`. */
  root: string
  close(): Promise<void>
}

/** Serves one HTML page on a free port of 127.0.0.1, an origin that nobody has registered. */
export async function listenOn(html: string): Promise<Listening> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
