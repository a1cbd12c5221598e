/** What the donation form needs, named in the head of the page that opens it: loaded in parallel with the page's own files. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { donatePath, readDonateQuery } from '../../shared/donation/address/donateAddress.ts'
import type { Language } from '../../shared/languages.ts'

/** The site's first script, and the module that opens the form, by their names in Vite's manifest. */
const openers = ['index.html', 'donate/openEarly.ts']

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

/** @returns the tags for a language; none if the site or the widget was not built with these files */
export async function openFormPreloads(dist: string): Promise<(lang: Language) => string> {
  const [manifest, loader] = [join(dist, 'site/.vite/manifest.json'), join(dist, 'widget/donate.js')]
  if (!existsSync(manifest) || !existsSync(loader)) return () => ''
  const [built, code, entries] = await Promise.all([
    readFile(manifest, 'utf8'),
    readFile(loader, 'utf8'),
    readdir(join(dist, 'widget'), { withFileTypes: true }),
  ])
  // Written by our own build.
  const files = withImports(JSON.parse(built) as Manifest, openers)
  // The loader names the folder of its modules; those of earlier builds may be beside it.
  const folder = entries.find((entry) => entry.isDirectory() && code.includes(entry.name))?.name
  if (files.length === 0 || folder === undefined) return () => ''
  const module = (path: string): string => `<link rel="modulepreload" crossorigin href="${path}">`
  const widget = '/widget/v1'
  // Browsers request six files at once: the largest first, and last what a press needs last.
  return (lang) =>
    module(`${widget}/${folder}/modal.js`) +
    files.map((file) => module(`/${file}`)).join('') +
    `<link rel="preload" as="script" href="${widget}/donate.js">` +
    module(`${widget}/${folder}/${lang}.js`)
}

/** The files of modules, and those that they import at their start. */
const withImports = (manifest: Manifest, keys: readonly string[]): string[] => {
  const all = keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...withImports(manifest, chunk.imports ?? [])] : []
  })
  return [...new Set(all)]
}

/** Whether the page opens a form, by the rule of site/donate/wishIn.ts. */
export const opensForm = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const { projectId, ways } = readDonateQuery(searchParams)
  return pathname === donatePath && projectId !== undefined && ways !== 'offline'
}
