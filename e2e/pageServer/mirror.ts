/** A copy of the trust's single file on its own server, unchanged or changed, as a CDN may have it. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { roots } from '../support/roots.ts'

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
