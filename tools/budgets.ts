/**
 * Byte budgets of what browsers load (brotli 11), from the production build. `node tools/budgets.ts` prints them. It finds what a browser loads by following
 * static imports through the built files.
 */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { distDir } from '../demo/stack/places.ts'
import { fallbackLanguage, languages } from '../shared/languages.ts'
import { pageModulesFile } from './build/sitePlugins.ts'
import type { Outcome, Step } from './check/runSteps.ts'

interface Measured {
  name: string
  files: readonly string[]
  raw: number
  gzip: number
  brotli: number
}

type Bytes = Pick<Measured, 'raw' | 'gzip' | 'brotli'>

/** A file's bytes: as it is, and as the server sends it. */
export const bytesOf = (content: Uint8Array): Bytes => ({
  raw: content.byteLength,
  gzip: gzipSync(content, { level: 9 }).byteLength,
  brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
})

/** Files that are compressed already: pages share most of them. */
const compressed = new Map<string, Promise<Bytes>>()

function compress(file: string): Promise<Bytes> {
  const bytes = compressed.get(file) ?? readFile(file).then(bytesOf)
  compressed.set(file, bytes)
  return bytes
}

/** Each file is compressed by itself, as the server sends it. */
async function measure(name: string, files: readonly string[]): Promise<Measured> {
  const all = await Promise.all(files.map(compress))
  const sum = (unit: keyof Bytes) => all.reduce((total, bytes) => total + bytes[unit], 0)
  return { name, files, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
}

/** A module and everything it imports before it can run. `import()` is not followed, because it loads on demand. */
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

/** The loader, and all that opening the dialog loads in each language: loader, dialog, its imports, and the texts of that language. */
export async function measureWidget(folder: string): Promise<{ loader: Measured; openings: Measured[] }> {
  const loader = join(folder, 'donate.js')
  const code = await readFile(loader, 'utf8')
  const entries = await readdir(folder, { withFileTypes: true })
  // The folder that the loader names.
  const named = entries.find((entry) => entry.isDirectory() && code.includes(entry.name))
  if (!named) throw new Error(`The loader in ${folder} names no folder of modules: build it again.`)
  const modules = join(folder, named.name)
  const openings = await Promise.all(
    languages.map(async (language) => {
      const files = await withStaticImports(join(modules, 'modal.js'))
      await withStaticImports(join(modules, `${language}.js`), files)
      return measure(`opening (${language})`, [loader, ...files])
    }),
  )
  return { loader: await measure('loader', [loader]), openings }
}

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))

/**
 * Files that import each other in a circle, one text for each circle. A module of such a file can run before what it needs, and fails: once no menu of the
 * header opened. A group of `vite.site.config.ts` that takes less breaks the circle.
 */
export function importCircles(manifest: z.infer<typeof manifestSchema>): string[] {
  const [path, done, circles]: [string[], Set<string>, string[]] = [[], new Set(), []]
  const follow = (key: string): void => {
    const at = path.indexOf(key)
    if (at >= 0) circles.push([...path.slice(at), key].map((part) => manifest[part]?.file ?? part).join(' → '))
    if (at >= 0 || done.has(key)) return
    path.push(key)
    for (const imported of manifest[key]?.imports ?? []) follow(imported)
    path.pop()
    done.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key)
  return circles
}

/** By page: the modules that its declaration fetches (tools/build/sitePlugins.ts). */
const pagesSchema = z.record(z.string(), z.array(z.string()))

/** On every page: the program that the entry fetches, the frame's texts, and the footer. */
const everywhere = ['main.tsx', 'texts/en/common.ts', 'components/frame/Footer.tsx']

/** Texts of the other languages are not fetched. */
const isOtherLanguage = (module: string): boolean =>
  languages.some((language) => language !== fallbackLanguage && module.startsWith(`texts/${language}/`))

/**
 * Script of each page's first load, from Vite's manifest: the entry, what is on every page, the page's code and texts, and what these import. What
 * loads on demand (the widget, menus, toasts), or below the first view, is not counted.
 *
 * @param firstParts by page: further modules that it fetches by itself.
 * @throws if built files import each other in a circle
 */
async function measureSite(
  folder: string,
  firstParts: Readonly<Record<string, readonly string[]>> = {},
): Promise<Measured[]> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const manifest = manifestSchema.parse(await read('.vite/manifest.json'))
  const circles = importCircles(manifest)
  if (circles.length > 0) throw new Error(`Built files import each other in a circle: ${circles.join('; ')}`)
  const pages = pagesSchema.parse(await read(pageModulesFile))
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The site's build knows no module ${key}.`)
    if (into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, into)
    return into
  }
  return Promise.all(
    Object.entries(pages).map(([page, modules]) => {
      const files = new Set<string>()
      const own = modules.filter((module) => !isOtherLanguage(module))
      for (const key of ['index.html', ...everywhere, ...own, ...(firstParts[page] ?? [])]) collect(key, files)
      const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => join(folder, file))
      return measure(page, scripts)
    }),
  )
}

/** Brotli bytes. They leave room for correctness; docs/decisions/003, 005, 008, 029, 071 and 072 say what fills them. */
const LIMITS = { loader: 2_740, opening: 19_850, site: 100_000, personal: 151_500 } as const

/** Pages of one person ask the API at once, so its client and schemas come with them (docs/decisions/008). All other pages get the limit `site`. */
const personal = [
  'connect',
  'donation',
  'handover',
  'monthly',
  'myData',
  'notifications',
  'outcome',
  'paymentLink',
  'profile',
  'reminder',
  'resetPassword',
  'sharedReceipt',
  'staff',
]

/** Parts of the first view that a page fetches by itself once it is drawn. */
const firstParts = {
  donate: ['pages/donate/ProjectList.tsx'],
  staff: ['pages/staff/Desk.tsx', 'pages/staff/overview/OverviewPage.tsx', 'texts/en/desk.ts'],
}

interface Budget extends Measured {
  limit: number
}

/** Every budget with what was measured. */
async function measureBudgets(): Promise<Budget[]> {
  const { loader, openings } = await measureWidget(join(distDir, 'widget'))
  const pages = await measureSite(join(distDir, 'site'), firstParts)
  return [
    { ...loader, limit: LIMITS.loader },
    ...openings.map((opening) => ({ ...opening, limit: LIMITS.opening })),
    ...pages.map((page) => ({ ...page, limit: personal.includes(page.name) ? LIMITS.personal : LIMITS.site })),
  ]
}

const line = ({ name, brotli, gzip, raw, limit }: Budget): string =>
  `  ${name.padEnd(28)}${String(brotli).padStart(7)} of ${String(limit).padStart(6)} brotli  (${gzip} gzip, ${raw} raw)${brotli > limit ? '  TOO MUCH' : ''}`

export const budgetStep: Step = {
  name: 'byte budgets',
  async run(): Promise<Outcome> {
    const budgets = await measureBudgets()
    const over = budgets.filter(({ brotli, limit }) => brotli > limit)
    const note = budgets.map(({ name, brotli }) => `${name} ${brotli}`).join(', ')
    return { passed: budgets.length - over.length, failed: over.length, note, output: budgets.map(line).join('\n') }
  },
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await measureBudgets()).map(line).join('\n'))
}
