import type { Plugin } from 'vite'

/** Where the list is, in the folder of the site's build. */
export const pageModulesFile = '.vite/pages.json'

/**
 * Writes, for each page of the site, the modules that its declaration (`site/pages/…/page.ts`) fetches: its code, and its texts in each language. The byte
 * budgets measure these (tools/budgets.ts). A declaration imports catalogues only, and a catalogue fetches texts only.
 */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  generateBundle() {
    const fetchedBy = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const pages = [...this.getModuleIds()].flatMap((id) => {
      const [, root, page] = /^(.*\/site\/)pages\/(\w+)\/page\.ts$/.exec(id) ?? []
      if (root === undefined || page === undefined) return []
      const catalogues = this.getModuleInfo(id)?.importedIds ?? []
      const modules = [...fetchedBy(id), ...catalogues.flatMap(fetchedBy)]
      return [[page, modules.map((module) => module.replace(root, ''))]]
    })
    if (pages.length === 0) this.error('found no page.ts in site/pages')
    this.emitFile({
      type: 'asset',
      fileName: pageModulesFile,
      source: JSON.stringify(Object.fromEntries(pages), null, 2),
    })
  },
})
