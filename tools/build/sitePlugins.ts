import type { Plugin } from 'vite'
import { languages } from '../../shared/languages.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TrustName, withTrustName } from '../../site/server/trustName.ts'

/** Where the list is, in the folder of the site's build. */
export const pageModulesFile = '.vite/pages.json'

/**
 * Writes, for each page of the site, the modules that its declaration (`site/pages/…/page.ts`, `NAME.page.ts`) fetches: its code, and its texts in each language. The byte
 * budgets measure these (tools/budgets.ts).
 */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  generateBundle() {
    const pages = [...this.getModuleIds()].flatMap((id) => {
      const [, root, folder, page = folder] = /^(.*\/site\/)pages\/(\w+)\/(?:(\w+)\.)?page\.ts$/.exec(id) ?? []
      if (root === undefined || page === undefined) return []
      const declaration = this.getModuleInfo(id)
      const [, areas] = /\btexts: \[([^\]]*)\]/.exec(declaration?.code ?? '') ?? []
      if (areas === undefined) this.error(`${id} names no areas of texts`)
      const code = (declaration?.dynamicallyImportedIds ?? []).map((module) => module.replace(root, ''))
      const texts = [...areas.matchAll(/\w+/g)].flatMap(([area]) =>
        languages.map((language) => `texts/${language}/${area}.ts`),
      )
      return [[page, [...code, ...texts]]]
    })
    if (pages.length === 0) this.error('found no page.ts in site/pages')
    this.emitFile({
      type: 'asset',
      fileName: pageModulesFile,
      source: JSON.stringify(Object.fromEntries(pages), null, 2),
    })
  },
})

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
