import type { Plugin } from 'vite'

/** Where the list is, in the folder of the site's build. */
export const pageModulesFile = '.vite/pages.json'

/**
 * Writes, for each page of the site, the modules that it fetches at once: its code, and its texts in each language. The byte budgets measure these
 * (tools/budgets.ts). The declarations in `site/app/pages.ts` fetch code only. Its texts are the declared catalogues that the code imports.
 */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  generateBundle() {
    const table = [...this.getModuleIds()].find((id) => id.endsWith('/site/app/pages.ts'))
    const declared = table === undefined ? null : this.getModuleInfo(table)
    if (!table || !declared) return this.error('found no site/app/pages.ts')
    const root = table.slice(0, -'app/pages.ts'.length)
    const fetchedBy = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const reached = (id: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(id)) return seen
      seen.add(id)
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) reached(next, seen)
      return seen
    }
    const pages = declared.dynamicallyImportedIds.map((code) => {
      const needed = reached(code)
      const modules = [code, ...declared.importedIds.filter((id) => needed.has(id)).flatMap(fetchedBy)]
      const [, folder = ''] = /^pages\/(\w+)\//.exec(code.replace(root, '')) ?? []
      return [folder, modules.map((module) => module.replace(root, ''))]
    })
    this.emitFile({
      type: 'asset',
      fileName: pageModulesFile,
      source: JSON.stringify(Object.fromEntries(pages), null, 2),
    })
  },
})
