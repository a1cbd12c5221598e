import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { roots } from './roots.ts'

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

/** A copy of the trust's single file on its own server, unchanged or changed, as a CDN may have it. */
const versionsSchema = z.object({
  versions: z.tuple([z.object({ version: z.string(), integrity: z.string() })], z.unknown()),
})

/** This build's entry in `/widget/versions.json`. */
export async function published(): Promise<{ version: string; integrity: string }> {
  const answer = await fetch(`${roots.siteRoot}/widget/versions.json`)
  const [newest] = versionsSchema.parse(await answer.json()).versions
  return newest
}

interface Mirror {
  /** Origin of the copy. */
  root: string
  close(): Promise<void>
}

/** @param change changes the file's text */
export async function mirror(version: string, change: (text: string) => string): Promise<Mirror> {
  const text = await (await fetch(`${roots.siteRoot}/widget/${version}/donate.js`)).text()
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(change(text))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
