import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type TrustName, withTrustName } from '../../site/server/trustName.ts'

const MANIFEST = 'site.webmanifest'

/** Puts the name into what no script makes: index.html and the manifest. For a build for one host, and for hot reload. */
export function trustNameInFiles(name: TrustName): Plugin {
  return {
    name: 'trust-name-in-files',
    transformIndexHtml: (html) => withTrustName(html, name),
    writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST)
      if (existsSync(file)) writeFileSync(file, withTrustName(readFileSync(file, 'utf8'), name))
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(withTrustName(readFileSync(join(config.publicDir, MANIFEST), 'utf8'), name))
      })
    },
  }
}
