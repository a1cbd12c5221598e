import { type Listening, listen } from './listen.ts'
import { parts, type Ports, portVariable } from './places.ts'

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
