import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** `forward`: passes everything on. `swallow`: takes what arrives and answers nothing, as after a network split. `drop`: closes every connection. */
export type ProxyMood = 'forward' | 'swallow' | 'drop'

export interface FaultyProxy {
  port: number
  /** Holds for open connections, too. A connection that met `swallow` stays silent for good: its bytes are lost. */
  become(mood: ProxyMood): void
  close(): Promise<void>
}

/** A TCP proxy on this machine in front of a server, such as a database. */
export async function startFaultyProxy(target: { host: string; port: number }): Promise<FaultyProxy> {
  let mood: ProxyMood = 'forward'
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target)
    let isLost = mood === 'swallow'
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => {
        isLost ||= mood === 'swallow'
        if (!isLost) to.write(bytes)
      })
      // A silent network does not report an end, either.
      from
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from)
          if (!isLost) to.destroy()
        })
    }
    if (mood === 'drop') client.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const destroyAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    become(next) {
      mood = next
      if (mood === 'drop') destroyAll()
    },
    async close() {
      destroyAll()
      server.close()
      await once(server, 'close')
    },
  }
}
