import { createServer } from 'node:net'
import { PortInUse } from './listen.ts'
import { type Ports, portVariable } from './places.ts'

const PARTS = ['site', 'api', 'gateway', 'partner', 'identity'] as const

/**
 * Chooses every port before anything starts, because each program needs the addresses of the others. 0 becomes a free one; all are held at once for a
 * moment, so that no two are the same.
 *
 * @throws PortInUse naming the first port that another program uses
 */
export async function settlePorts(wanted: Ports): Promise<Ports> {
  const held = await Promise.allSettled(PARTS.map((part) => hold(wanted[part], part)))
  await Promise.all(held.map(async (result) => result.status === 'fulfilled' && (await result.value.release())))
  const [site, api, gateway, partner, identity] = held.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value.port
  })
  if (!site || !api || !gateway || !partner || !identity) throw new Error('No free port was found.')
  return { site, api, gateway, partner, identity }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const { port, release } = await hold(0, 'site')
  await release()
  return port
}

function hold(port: number, part: keyof Ports): Promise<{ port: number; release(): Promise<void> }> {
  // A connection made meanwhile must not keep the port open.
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port, portVariable(part)) : error),
    )
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const release = () => new Promise<void>((done) => server.close(() => done()))
      resolve({ port: address !== null && typeof address === 'object' ? address.port : port, release })
    })
  })
}
