/** A copy of the trust's single file on a server of its own, as a CDN may hold one: as it is, or changed. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { roots } from '../roots.ts'

const versionsSchema = z.object({ latest: z.string(), versions: z.array(z.object({ integrity: z.string() })).min(1) })

/** What `/widget/versions.json` says of the newest build that never changes. */
export async function published(): Promise<{ version: string; integrity: string }> {
  const { latest, versions } = versionsSchema.parse(
    await (await fetch(`${roots.siteRoot}/widget/versions.json`)).json(),
  )
  return { version: latest, integrity: versions[0]?.integrity ?? '' }
}

interface Mirror {
  /** Origin of the copy. */
  root: string
  close(): Promise<void>
}

/** @param change of the file's text */
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
