/** What a browser loads, found by following static imports through the built files. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { languages } from '../../shared/languages.ts'

export interface Measured {
  name: string
  files: string[]
  raw: number
  gzip: number
  brotli: number
}

/** Each file is compressed by itself, as the server sends it. Bytes. */
export async function measure(name: string, files: readonly string[]): Promise<Measured> {
  const measured: Measured = { name, files: [...files], raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const bytes = await readFile(file)
    measured.raw += bytes.byteLength
    measured.gzip += gzipSync(bytes, { level: 9 }).byteLength
    measured.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
  }
  return measured
}

/** A module and everything it imports before it can run. `import()` is not followed: that is loaded when asked for. */
export async function withStaticImports(entry: string, seen: Set<string> = new Set()): Promise<Set<string>> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const code = await readFile(entry, 'utf8')
  for (const [, specifier = ''] of code.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)(?!\s*\()[^'"();]*?["'](\.{1,2}\/[^"']+\.js)["']/g,
  )) {
    await withStaticImports(join(dirname(entry), specifier), seen)
  }
  return seen
}

/** The loader, and all that opening the dialog loads in each language: loader, dialog, its imports, and what goes ahead of it in that language. */
export async function measureWidget(folder: string): Promise<{ loader: Measured; openings: Measured[] }> {
  const loader = join(folder, 'donate.js')
  const modules = join(folder, await modulesFolder(folder, await readFile(loader, 'utf8')))
  const openings = await Promise.all(
    languages.map(async (language) => {
      const files = await withStaticImports(join(modules, 'modal.js'))
      await withStaticImports(join(modules, `${language}.js`), files)
      return measure(`opening (${language})`, [loader, ...files])
    }),
  )
  return { loader: await measure('loader', [loader]), openings }
}

/** The folder whose name stands in the loader. */
async function modulesFolder(folder: string, loader: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const named = entries.find((entry) => entry.isDirectory() && loader.includes(entry.name))
  if (!named) throw new Error(`The loader in ${folder} names no folder of modules: build it again.`)
  return named.name
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)

/** What a page's first load takes besides the entry: modules by the beginning of their path in `site/`. */
export interface SitePage {
  name: string
  modules: readonly string[]
}

/**
 * Script of a page's first load: the entry, the program that it fetches, the modules named, and what these import. From Vite's manifest. What comes at the first wish for it (the
 * widget, menus, toasts) is not counted.
 */
export async function measureSite(folder: string, pages: readonly SitePage[]): Promise<Measured[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const keyOf = (start: string): string => {
    const key = Object.keys(manifest).find((name) => name.startsWith(start) && /\.tsx?$/.test(name))
    if (key === undefined) throw new Error(`The site's build knows no module ${start}.`)
    return key
  }
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, into)
    return into
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html'
  return Promise.all(
    pages.map(async ({ name, modules }) => {
      const files = new Set<string>()
      for (const key of [entry, keyOf('main'), ...modules.map(keyOf)]) collect(key, files)
      const scripts = [...files].filter((file) => file.endsWith('.js'))
      return measure(
        `site, ${name}`,
        scripts.map((file) => join(folder, file)),
      )
    }),
  )
}
